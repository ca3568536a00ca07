import { ActArea, ActButton } from '@safehouse/ui';
import { t } from '../../i18n/translations.ts';
import type { TableContext } from '../table-context.ts';
import type { Absence } from './use-absence.ts';

type ClaimQuestionProps = Pick<TableContext, 'source' | 'matchView'> & { readonly absence: Absence };

/** The match of a player who stays away may be ended, or go on with a bot. */
export function ClaimQuestion({ source, matchView, absence }: ClaimQuestionProps) {
  const { social } = t();
  return (
    <ActArea question={absence.text}>
      <div class="act-buttons">
        <ActButton variant="main" onPress={() => source.claim()}>
          {matchView.players.length > 2 ? social.claimForBot : social.claim}
        </ActButton>
      </div>
    </ActArea>
  );
}
