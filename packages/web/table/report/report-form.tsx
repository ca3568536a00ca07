import { useSignal } from '@preact/signals';
import { REPORT_REASONS, type ReportReason, type ReportRequest } from '@safehouse/protocol';
import { SelectField } from '../../components/select-field.tsx';
import { TextAreaField } from '../../components/text-field.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { t } from '../../i18n/translations.ts';
import { apiRequest } from '../../online/api.ts';

interface ReportFormProps {
  /** Who or what is reported. */
  readonly target: Pick<ReportRequest, 'about' | 'match' | 'line' | 'channel' | 'club' | 'post'>;
  readonly name: string;
  onCancel(): void;
}

/** Reports a player, a chat line or a club's post to the admins. */
export function ReportForm({ target, name, onCancel }: ReportFormProps) {
  const { report: translations, cancel, close } = t();
  const reason = useSignal<ReportReason>(REPORT_REASONS[0]);
  const text = useSignal('');
  const message = useSignal('');
  const isSent = useSignal(false);
  const send = async () => {
    const body: ReportRequest = { ...target, reason: reason.value, text: text.value };
    const answer = await apiRequest('POST', '/reports', body);
    isSent.value = answer.ok;
    message.value = answer.ok ? translations.thanks : refusalText(answer.error).text;
  };
  return (
    <form
      class="stack"
      aria-label={translations.title(name)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <b>{translations.title(name)}</b>
      {!isSent.value && (
        <>
          <SelectField
            label={translations.reason}
            value={reason.value}
            options={REPORT_REASONS.map((value) => ({ value, label: translations.reasons[value] }))}
            onChange={(value) => {
              reason.value = value;
            }}
          />
          <TextAreaField
            label={translations.text}
            maxLength={500}
            rows={3}
            value={text.value}
            onChange={(value) => {
              text.value = value;
            }}
          />
        </>
      )}
      <p role="status">{message.value}</p>
      <div class="row">
        {!isSent.value && (
          <button type="submit" class="button">
            {translations.send}
          </button>
        )}
        <button type="button" class="button is-quiet" onClick={onCancel}>
          {isSent.value ? close : cancel}
        </button>
      </div>
    </form>
  );
}
