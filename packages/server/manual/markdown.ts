import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '../escape-html.ts';
import type { DocPage } from './doc-pages.ts';

/** A document as HTML. What it links to within the project is linked where it can be read here. */
export function renderMarkdown(manual: DocPage, all: readonly DocPage[]): string {
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
        const to = resolveLink(href, manual, all);
        return to === null ? inside : `<a href="${escapeHtml(to)}">${inside}</a>`;
      },
      // A table that is wider than the screen is moved by itself, and by the keyboard too.
      table(token: Tokens.Table): string {
        // A corner that heads nothing is no heading.
        const cell = ({ text, tokens }: Tokens.TableCell, wanted: string) => {
          const tag = text === '' ? 'td' : wanted;
          return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
        };
        const row = (cells: readonly Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((one) => cell(one, tag)).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="wide" tabindex="0" role="region" aria-label="Table ${++tables}"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
      html: ({ text }: Tokens.HTML | Tokens.Tag): string => escapeHtml(text),
    },
  });
  return marked.parse(manual.text, { async: false });
}

/** Where a link leads: to a page here, or outside. Null for files of the project that are no pages. */
export function resolveLink(href: string, from: DocPage, all: readonly DocPage[]): string | null {
  if (/^(https?:|#|\/)/.test(href)) return href;
  const [path, hash] = href.split('#');
  const file = posix.normalize(posix.join(posix.dirname(from.file), path));
  const page = all.find((one) => one.file === file);
  return page ? `/docs/${page.path}${hash === undefined ? '' : `#${hash}`}` : null;
}

/** What headings are called in addresses; a second one of the same name gets a number. */
class HeadingIds {
  readonly #used = new Map<string, number>();

  next(heading: string): string {
    const name = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    const times = this.#used.get(name) ?? 0;
    this.#used.set(name, times + 1);
    return times === 0 ? name : `${name}-${times}`;
  }
}

function stripTags(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, ' ');
}
