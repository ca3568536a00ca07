/**
 * Plays a whole match against a bot over the socket, with nothing but what Node 22 or later brings along.
 *
 *     node docs/examples/play-with-socket.mjs [URL] [GAME]
 */
const [url = 'http://127.0.0.1:8080', game = 'agent-avenue'] = process.argv.slice(2);

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${json.code}, ${json.message}`);
  return json;
}

const { token } = await post('/api/guest', { name: 'Socket' });
const { id: match } = await post('/api/matches', { game, seats: ['me', { bot: 'gentle' }] }, token);

const MATCH = 1;
let view = null;
let moves = 0;

const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`);
const say = (message) => socket.send(JSON.stringify(message));

socket.onopen = () => {
  say({ type: 'hello', protocol: 4, token });
  say({ type: 'watch', on: MATCH, match });
};

socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'refused') refused(message.refusal);
  if (message.type === 'done') moves++;
  if (message.type === 'snapshot') view = message.match;
  if (message.type === 'update') view = message.changes.reduce(changed, view);
  if (message.type === 'snapshot' || message.type === 'update') act();
};

socket.onclose = ({ code }) => {
  if (view?.status !== 'over') fail(`the server hung up (${code})`);
};

/** Stale: the match has moved on, and the update is on its way. Too many: send the same again in a moment. */
function refused({ code, message }) {
  if (code === 'too-many-requests') setTimeout(act, 200);
  else if (code !== 'stale') fail(`${code}, ${message}`);
}

function act() {
  if (view.status === 'over') {
    process.stdout.write(`over after ${moves} moves of mine: ${JSON.stringify(view.result)}\n`);
    socket.close();
  } else if (view.legal.length > 0) {
    const move = view.legal[Math.floor(Math.random() * view.legal.length)];
    say({ type: 'move', on: MATCH, version: view.version, move, key: `move after ${view.version}` });
  }
}

/** The value after one change: [path] takes a key away, [path, value] puts one, the longer form splices a list. */
function changed(value, [path, ...news]) {
  if (path.length === 0) return news.length === 1 ? news[0] : value.toSpliced(...news);
  const [key, ...rest] = path;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length === 0 && news.length === 0) delete copy[key];
  else copy[key] = changed(copy[key], [rest, ...news]);
  return copy;
}

function fail(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
