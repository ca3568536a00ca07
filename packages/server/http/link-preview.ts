import { GAME_IDS } from '@safehouse/games/registry';
import { parseMatchId } from '@safehouse/protocol';
import { holdersOf } from '@safehouse/table';
import { escapeHtml } from '../escape-html.ts';
import { titleOf } from '../game-title.ts';
import { type PageTranslations, pageLanguage, pageTranslations } from '../page-language.ts';
import type { Services } from '../services.ts';

/** What other services show for a link to a page of the app. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The path of the picture. */
  readonly image: string;
}

export interface PreviewServices extends Pick<Services, 'directory' | 'rooms' | 'visibility'> {
  /** May a match be loaded or replayed for this caller? Otherwise nothing is shown of it. */
  mayLoadMatch(): boolean;
}

type PreviewTexts = PageTranslations['preview'];

const SITE_NAME = 'Safehouse';

/** Depends only on the path, and on the table if it is public. */
export async function linkPreviewOf(services: PreviewServices, request: Request): Promise<LinkPreview> {
  const { preview: texts } = await pageTranslations(pageLanguage(request));
  const [screen, id = ''] = new URL(request.url).pathname.split('/').slice(1);
  if (screen === 'match' || screen === 'watch') return tablePreview(services, id, texts);
  const game = GAME_IDS.find((known) => known === id);
  return game === undefined
    ? { title: SITE_NAME, description: texts.site, image: '/preview.png' }
    : gamePreview(game, texts.site);
}

function gamePreview(game: string, description: string): LinkPreview {
  return { title: `${titleOf(game)} · ${SITE_NAME}`, description, image: `/preview-${game}.png` };
}

/** Nothing is shown of a private table, not even that it exists: more people see a preview than have the link. */
async function tablePreview(services: PreviewServices, text: string, texts: PreviewTexts): Promise<LinkPreview> {
  const table = await publicTable(services, text);
  if (!table) return { title: SITE_NAME, description: texts.invitation, image: '/preview.png' };
  const { directory } = services;
  await directory.preload(table.people);
  const names = table.people.map(directory.nameOf).filter((name) => name !== null);
  if (names.length === 0) return gamePreview(table.game, texts.site);
  return gamePreview(table.game, (table.status === 'open' ? texts.openTable : texts.table)(names.join(', ')));
}

/** As a spectator sees it now; null if it is private or does not exist. */
async function publicTable({ rooms, visibility, mayLoadMatch }: PreviewServices, text: string) {
  const id = parseMatchId(text);
  if (!id || (!rooms.isLoaded(id) && !mayLoadMatch())) return null;
  const header = await rooms.read(id, (table) => table.header);
  if (header?.visibility !== 'public' || (header.delay > 0 && !mayLoadMatch())) return null;
  const visible = await visibility.of(id);
  return rooms.read(id, (live) => {
    const { table } = visible.visibleTo('spectator', live);
    return { game: table.header.game, people: holdersOf(table.chairs), status: table.status };
  });
}

/** The tags for the head of the page, instead of its plain title. */
export function previewTags({ title, description, image }: LinkPreview, url: URL): string {
  const properties = {
    'og:site_name': SITE_NAME,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': `${url.origin}${url.pathname}`,
    'og:image': `${url.origin}${image}`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
  );
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...tags,
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}
