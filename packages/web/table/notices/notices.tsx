import type { Signal } from '@preact/signals';
import { percentText } from '../../i18n/percent-text.ts';
import { refusalText } from '../../i18n/refusal-text.ts';
import { t } from '../../i18n/translations.ts';
import type { HintState } from '../hints/hint.ts';
import { hintExplanation } from '../hints/hint-explanation.ts';
import type { TableContext } from '../table-context.ts';
import { AbsenceNotice } from './absence-notice.tsx';
import { Notice } from './notice.tsx';

export interface RefusalMessage {
  readonly text: string;
  readonly rule: string | null;
}

interface NoticesProps extends TableContext {
  readonly refusal: Signal<RefusalMessage | null>;
  readonly hint: Signal<HintState | null>;
}

export function Notices(props: NoticesProps) {
  const { source, game, refusal, hint, matchView } = props;
  const translations = t();
  const error = source.refusal.value;
  const why = refusal.value ?? (error ? refusalText(error, game) : null);
  return (
    <div class="notices" role="status" aria-live="polite">
      {source.connection.value === 'lost' && <Notice tone="warn">{translations.link.lost}</Notice>}
      {why && (
        <Notice tone="no" onClose={() => dismiss(props)}>
          {why.text} {why.rule !== null && <RuleLink rule={why.rule} showRules={props.showRules} />}
        </Notice>
      )}
      {hint.value?.version === matchView.version && <HintNotice {...props} />}
      {matchView.undoAsked !== null && <UndoRequestNotice {...props} />}
      <AbsenceNotice {...props} />
    </div>
  );
}

function dismiss({ source, refusal }: NoticesProps): void {
  refusal.value = null;
  source.refusal.value = null;
}

function RuleLink({ rule, showRules }: { readonly rule: string; showRules(rule: string): void }) {
  return (
    <button type="button" class="text-button" onClick={() => showRules(rule)}>
      {t().table.rule(rule)}
    </button>
  );
}

function HintNotice(props: NoticesProps) {
  const { hint, game, matchView } = props;
  const translations = t().table;
  const given = hint.value;
  const close = () => {
    hint.value = null;
  };
  if (given?.type !== 'given') return <Notice tone="hint">{translations.hintThinking}</Notice>;
  const [best] = given.moves;
  if (!best) {
    return (
      <Notice tone="hint" onClose={close}>
        {translations.hintNone}
      </Notice>
    );
  }
  return (
    <Notice tone="hint" onClose={close}>
      <b>{translations.hintIs(game.ui.moveText(best.move, game.translations, matchView.view))}.</b>{' '}
      {hintExplanation(given.moves, props)} <span class="quiet">({translations.hintWin(percentText(best.win))})</span>
    </Notice>
  );
}

function UndoRequestNotice({ source, matchView, playerNames }: NoticesProps) {
  const translations = t().table;
  const requester = matchView.undoAsked;
  if (requester === null || matchView.seat === null) return null;
  if (matchView.seats.includes(requester)) return <Notice tone="hint">{translations.undoWaiting}</Notice>;
  return (
    <div class="notice is-hint">
      <p>{translations.undoAsked(playerNames[requester])}</p>
      <div class="row">
        <button type="button" class="button is-main" onClick={() => source.answerUndo({ agree: true })}>
          {translations.agree}
        </button>
        <button type="button" class="button" onClick={() => source.answerUndo({ agree: false })}>
          {translations.refuse}
        </button>
      </div>
    </div>
  );
}
