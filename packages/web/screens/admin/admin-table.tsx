import { signal } from '@preact/signals';
import { formatDate } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ConfirmQuestion } from '../../components/confirm-question.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { currentLang } from '../../i18n/translations.ts';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { useResource } from '../../online/resource.ts';
import type { AdminTranslations } from './locales/index.ts';

export interface AdminPartProps {
  readonly translations: AdminTranslations;
}

/** Incremented by every action of this admin, so that all lists are reloaded after it. */
const actionCount = signal(0);

/** Loads an admin route now and after every action. */
export function useAdminData<T>(path: string | null): T | null {
  return useResource<T>(path && `/admin${path}`, actionCount.value).value;
}

export async function adminAction(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<RequestError | null> {
  const answer = await apiRequest(method, `/admin${path}`, body);
  actionCount.value++;
  return answer.ok ? null : answer.error;
}

interface ActionButtonProps {
  readonly label: string;
  /** Asked for confirmation, if others notice the action at once. */
  readonly question?: string;
  run(): Promise<RequestError | null>;
}

export function ActionButton({ label, question, run }: ActionButtonProps) {
  const [error, setError] = useState<RequestError | null>(null);
  const [isAsked, setAsked] = useState(false);
  const execute = async () => {
    setAsked(false);
    setError(await run());
  };
  if (isAsked && question !== undefined)
    return (
      <ConfirmQuestion
        question={question}
        label={label}
        onConfirm={() => void execute()}
        onCancel={() => setAsked(false)}
      />
    );
  return (
    <>
      <button type="button" class="button is-quiet" onClick={question === undefined ? execute : () => setAsked(true)}>
        {label}
      </button>
      {error && <span role="alert">{refusalText(error).text}</span>}
    </>
  );
}

interface AdminTableProps {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ComponentChildren[] }[];
  /** Shown instead of a table without rows. */
  readonly empty: string;
}

export function AdminTable({ heads, rows, empty }: AdminTableProps) {
  if (rows.length === 0) return <p class="quiet">{empty}</p>;
  return (
    <div class="admin-table">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, i) => (
                <td key={heads[i]} data-head={heads[i]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function timeText(at: number): string {
  return formatDate(currentLang(), at, { dateStyle: 'short', timeStyle: 'short' });
}
