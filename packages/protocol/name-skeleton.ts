/**
 * Characters that look like a Latin letter, each before that letter. Chosen by hand after the idea of UTS #39, and not
 * complete: the scripts whose letters can best imitate a Latin name, without letters that NFKC already maps.
 */
const LOOK_ALIKES = [
  // Cyrillic
  'аaАAвbВBԁdеeЕEһhҺHнhНHіiІIїïјjЈJкkКKӏlӀlмmМMпnоoОOрpРPԛqԚQгrѕsЅSтtТTѵvѴVԝwԜWхxХXуyУYүyҮYьbЬbсcСCзz',
  // Greek
  'αaΑAβßΒBεeΕEηnΗHιiΙIκkΚKμuΜMνvΝNοoΟOρpΡPσoςcτtΤTυuΥYχxΧXωwγyΖZζz',
  // Armenian and Cherokee
  'օoսuոnհhցgզqլlᎪAᏴBᏟCᎠDᎬEᏀGᎻHᏆIᎫJᏦKᏞLᎷMᏢPᎡRᏚSᎢTᏙVᎳWᏃZ',
  // Latin letters of other alphabets, and small capitals
  'ɑaɡgıiǀlƖlᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz',
  // Punctuation
  "‘'’'ʼ'`'´'′'‐-‑-‒-–-—-−-‚,",
].map((pairs) => [...pairs].flatMap((letter, i, all) => (i % 2 === 0 ? [[letter, all[i + 1]] as const] : [])));

const LATIN_LETTERS = new Map(LOOK_ALIKES.flat());

/** Before case folding: a capital I looks like a small l. */
const SAME_SHAPES = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['I', 'l'],
  ['|', 'l'],
  ['!', 'l'],
  ['m', 'rn'],
  ['w', 'vv'],
]);

const replaceCharacters = (text: string, by: ReadonlyMap<string, string>) =>
  [...text].map((character) => by.get(character) ?? character).join('');

/** Equal for texts that look alike. Never shown: it replaces letters by others. */
export function skeletonOf(text: string): string {
  const latin = replaceCharacters(text, LATIN_LETTERS);
  return replaceCharacters(latin, SAME_SHAPES).toUpperCase().toLowerCase().normalize('NFD');
}
