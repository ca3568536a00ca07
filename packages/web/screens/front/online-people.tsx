import type { OnlinePerson } from '@safehouse/protocol';
import { UserAvatar } from '../../avatar/lazy-user-avatar.tsx';
import { t } from '../../i18n/translations.ts';
import { useOnlinePeople } from '../../online/online-people.ts';
import { socket } from '../../online/socket.ts';
import { PersonLink } from '../../person/person-link.tsx';
import { useOnScreen } from '../../state/on-screen.ts';

const MAX_SHOWN = 12;

/** The number of users online, and some of them. Makes no requests while it is off the screen. */
export function OnlinePeople() {
  const { front } = t();
  const { element, isOnScreen } = useOnScreen<HTMLElement>();
  const online = useOnlinePeople(isOnScreen);
  const isLost = socket.state.value === 'lost';
  return (
    <section class="list" aria-labelledby="online" ref={element}>
      <h2 id="online">{front.online}</h2>
      {!isLost && online && (
        <>
          <p class="quiet">{online.people.length === 0 ? front.onlineNone : front.onlineCount(online.count)}</p>
          <ul class="online-people">
            {online.people.slice(0, MAX_SHOWN).map((person) => (
              <PersonChip key={person.id} {...person} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function PersonChip({ id, name, status }: OnlinePerson) {
  const { front, table } = t();
  const shownName = name ?? table.gone;
  return (
    <li>
      <PersonLink user={id} name={shownName} class="online-person">
        <UserAvatar user={id} name={shownName} />
        <span class="online-name">{shownName}</span>
        {status !== 'online' && <span class="online-status">{front.onlineStatuses[status]}</span>}
      </PersonLink>
    </li>
  );
}
