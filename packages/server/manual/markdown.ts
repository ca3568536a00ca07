import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '../escape-html.ts';
import type { DocPage } from './doc-pages.ts';

/** Links to other documents of the project become links to their pages. */
export function renderMarkdown(page: DocPage, pages: readonly DocPage[]): string {
  const anchors = new HeadingIds();
  let tables = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const inside = this.parser.parseInline(tokens);
        const id = anchors.next(stripTags(inside));
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inside}</a></h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const inside = this.parser.parseInline(tokens);
        const to = resolveLink(href, page, pages);
        return to === null ? inside : `<a href="${escapeHtml(to)}">${inside}</a>`;
      },
      // A table wider than the screen scrolls in itself, also with the keyboard.
      table(token: Tokens.Table): string {
        // An empty header cell is not a header.
        const cell = ({ text, tokens }: Tokens.TableCell, defaultTag: string) => {
          const tag = text === '' ? 'td' : defaultTag;
          return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
        };
        const row = (cells: readonly Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((tableCell) => cell(tableCell, tag)).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="wide" tabindex="0" role="region" aria-label="Table ${++tables}"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
      html: ({ text }: Tokens.HTML | Tokens.Tag): string => escapeHtml(text),
    },
  });
  return marked.parse(page.text, { async: false });
}

/** The URL of a link. Null for files of the project that are not pages. */
export function resolveLink(href: string, from: DocPage, pages: readonly DocPage[]): string | null {
  if (/^(https?:|#|\/)/.test(href)) return href;
  const [path, hash] = href.split('#');
  const file = posix.normalize(posix.join(posix.dirname(from.file), path));
  const page = pages.find((candidate) => candidate.file === file);
  return page ? `/docs/${page.path}${hash === undefined ? '' : `#${hash}`}` : null;
}

/** The ids of headings; a second heading with the same text gets a number. */
class HeadingIds {
  readonly #used = new Map<string, number>();

  next(heading: string): string {
    const name = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    const count = this.#used.get(name) ?? 0;
    this.#used.set(name, count + 1);
    return count === 0 ? name : `${name}-${count}`;
  }
}

function stripTags(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, ' ');
}
