import type { RuleText } from './game-ui.ts';

const SECTION_PATTERN = /^##+ (.+)$/;
const RULE_PATTERN = /^- ([A-Z]{2}-\d+) (.*)$/;
const TABLE_DIVIDER_PATTERN = /^\s*\|[\s|:-]+\|\s*$/;
const TABLE_ROW_PATTERN = /^\s*\|.*\|\s*$/;
const INDENTED_PATTERN = /^ {2,}\S/;

/** The rules with an id, each with its section heading. Table rows become lines. */
export function parseRulesMarkdown(markdown: string): RuleText[] {
  const rules: { id: string; section: string; lines: string[] }[] = [];
  let section = '';
  let isInRule = false;
  for (const line of markdown.split(/\r?\n/)) {
    const rule = RULE_PATTERN.exec(line);
    const last = rules.at(-1);
    if (rule) rules.push({ id: rule[1], section, lines: [rule[2]] });
    else if (isInRule && last && belongsToRule(line)) appendLine(last.lines, line);
    else section = SECTION_PATTERN.exec(line)?.[1] ?? section;
    // An empty line does not end a rule: its table may follow.
    isInRule = rule !== null || (isInRule && (belongsToRule(line) || line.trim() === ''));
  }
  return rules.map(({ id, section: heading, lines }) => ({
    id,
    section: heading,
    text: stripMarkdown(lines.join('\n')),
  }));
}

function belongsToRule(line: string): boolean {
  return INDENTED_PATTERN.test(line) || TABLE_ROW_PATTERN.test(line);
}

function appendLine(lines: string[], line: string): void {
  // The line above the divider is the table head, which is not shown.
  if (TABLE_DIVIDER_PATTERN.test(line)) lines.pop();
  else if (TABLE_ROW_PATTERN.test(line)) lines.push(tableCells(line).join(' · '));
  else if (line.trim().startsWith('- ')) lines.push(line.trim().replace('- ', '• '));
  else lines.push(`${lines.pop() ?? ''} ${line.trim()}`);
}

function tableCells(row: string): string[] {
  return row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function stripMarkdown(text: string): string {
  return text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*\s][^*]*)\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .trim();
}
