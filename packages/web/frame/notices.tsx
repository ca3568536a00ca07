import type { Signal } from '@preact/signals';
import { number } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import { Icon } from '../parts/icons.tsx';
import { explain } from '../parts/refusal.ts';
import { house, lang } from '../state/words.ts';
import type { Hint } from './hint.ts';
import type { Sitting } from './sitting.ts';
import { whyHint } from './why-hint.ts';

export interface WhyNot {
  readonly text: string;
  readonly rule: string | null;
}

interface NoticesProps extends Sitting {
  readonly whyNot: Signal<WhyNot | null>;
  readonly hint: Signal<Hint | null>;
}

/** What the table has to say just now. Nothing here stops the play. */
export function Notices(props: NoticesProps) {
  const { source, game, whyNot, hint, page } = props;
  const words = house();
  const no = source.refusal.value;
  const why = whyNot.value ?? (no ? explain(no, game) : null);
  return (
    <div class="notices" role="status" aria-live="polite">
      {source.link.value === 'lost' && <Notice tone="warn">{words.link.lost}</Notice>}
      {why && (
        <Notice tone="no" close={() => dismiss(props)}>
          {why.text} {why.rule !== null && <RuleLink rule={why.rule} showRules={props.showRules} />}
        </Notice>
      )}
      {hint.value?.version === page.version && <HintNotice {...props} />}
      {page.undoAsked !== null && <UndoNotice {...props} />}
    </div>
  );
}

function dismiss({ source, whyNot }: NoticesProps): void {
  whyNot.value = null;
  source.refusal.value = null;
}

interface NoticeProps {
  readonly tone: 'warn' | 'no' | 'hint';
  readonly children: ComponentChildren;
  close?(): void;
}

function Notice({ tone, children, close }: NoticeProps) {
  return (
    <div class={`notice is-${tone}`}>
      <p>{children}</p>
      {close && (
        <button type="button" class="icon-button" aria-label={house().close} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

function RuleLink({ rule, showRules }: { readonly rule: string; showRules(rule: string): void }) {
  return (
    <button type="button" class="text-button" onClick={() => showRules(rule)}>
      {house().table.rule(rule)}
    </button>
  );
}

function HintNotice(props: NoticesProps) {
  const { hint, game, page } = props;
  const words = house().table;
  const given = hint.value;
  const close = () => {
    hint.value = null;
  };
  if (given?.type !== 'given') return <Notice tone="hint">{words.hintThinking}</Notice>;
  const [best] = given.advice;
  if (!best) {
    return (
      <Notice tone="hint" close={close}>
        {words.hintNone}
      </Notice>
    );
  }
  return (
    <Notice tone="hint" close={close}>
      <b>{words.hintIs(game.ui.name(best.move, game.words, page.view))}.</b> {whyHint(given.advice, props)}{' '}
      <span class="quiet">({words.hintWin(`${number(lang(), Math.round(best.win * 100))} %`)})</span>
    </Notice>
  );
}

function UndoNotice({ source, page, names }: NoticesProps) {
  const words = house().table;
  const asker = page.undoAsked;
  if (asker === null || page.seat === null) return null;
  if (page.seats.includes(asker)) return <Notice tone="hint">{words.undoWaiting}</Notice>;
  return (
    <div class="notice is-hint">
      <p>{words.undoAsked(names[asker])}</p>
      <div class="row">
        <button type="button" class="button is-main" onClick={() => source.answerUndo(true)}>
          {words.agree}
        </button>
        <button type="button" class="button" onClick={() => source.answerUndo(false)}>
          {words.refuse}
        </button>
      </div>
    </div>
  );
}
