import { useState } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { LanguagePicker } from '../parts/shell.tsx';
import { house } from '../state/words.ts';
import type { Sitting } from './sitting.ts';
import { SoundTool } from './tools.tsx';

type MoreProps = Sitting & { close(): void };

/** What is needed seldom: giving up, language, sound, the way out. */
export function More(sitting: MoreProps) {
  const words = house();
  return (
    <div class="more">
      <div class="row">
        <SoundTool />
        <a class="tool" href="/settings">
          <Icon name="settings" />
          <span>{words.nav.settings}</span>
        </a>
        <a class="tool" href="/">
          <Icon name="home" />
          <span>{words.home}</span>
        </a>
      </div>
      {sitting.page.pair && (
        <a class="button is-quiet" href={`/match/${sitting.page.pair}`}>
          {words.table.pairOther}
        </a>
      )}
      <div class="field">
        <span>{words.nav.language}</span>
        <LanguagePicker />
      </div>
      <Resign {...sitting} />
    </div>
  );
}

/** Asks once. */
function Resign({ source, page, close }: MoreProps) {
  const words = house();
  const [isSure, setSure] = useState(false);
  if (page.status !== 'running' || page.seat === null) return null;
  if (!isSure) {
    return (
      <button type="button" class="button is-quiet" onClick={() => setSure(true)}>
        <Icon name="flag" />
        {words.table.resign}
      </button>
    );
  }
  return (
    <fieldset class="sure">
      <legend>{words.table.resignSure}</legend>
      <div class="row">
        <button
          type="button"
          class="button is-danger"
          onClick={() => {
            setSure(false);
            source.resign();
            // The end is to be seen, not to lie behind this.
            close();
          }}
        >
          {words.table.resignYes}
        </button>
        <button type="button" class="button" onClick={() => setSure(false)}>
          {words.cancel}
        </button>
      </div>
    </fieldset>
  );
}
