import { useSignal } from '@preact/signals';
import { type ClubBoardView, type ClubPostView, newId } from '@safehouse/protocol';
import { UserAvatar } from '../../avatar/lazy-user-avatar.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorMessage } from '../../components/error-message.tsx';
import { Icon } from '../../components/icon.tsx';
import { TextAreaField } from '../../components/text-field.tsx';
import { dateText } from '../../i18n/date-text.ts';
import { relativeTime } from '../../i18n/relative-time.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { currentUser } from '../../online/session.ts';
import { PersonLink } from '../../person/person-link.tsx';
import { ReportForm } from '../../table/report/report-form.tsx';
import { type ClubPartProps, isOrganiser } from './club-part.ts';
import { UnfinishedTournaments } from './club-tournaments.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { clubRequest, useClubPart } from './use-club.ts';

/** The message board, the latest post first. */
export function Board(props: ClubPartProps) {
  const { club, translations, changes } = props;
  const board = useClubPart<ClubBoardView>(`/clubs/${club.id}/posts`, changes);
  const earlier = useSignal<ClubBoardView>({ posts: [], hasMore: true });
  if (!board) return <p class="quiet">{t().loading}</p>;
  const last = board.posts.at(-1)?.n ?? 0;
  const posts = [...board.posts, ...earlier.value.posts.filter(({ n }) => n < last)];
  const hasMore = earlier.value.posts.length === 0 ? board.hasMore : earlier.value.hasMore;
  const showEarlier = async () => {
    const before = posts.at(-1)?.n ?? 0;
    const answer = await apiRequest<ClubBoardView>('GET', `/clubs/${club.id}/posts?before=${before}`);
    if (answer.ok) earlier.value = { ...answer.value, posts: [...earlier.value.posts, ...answer.value.posts] };
  };
  return (
    <section class="club-part" aria-label={translations.tabs.board}>
      {club.memberCount === 1 && isOrganiser(club) && <InvitationLink {...props} isPrimary />}
      <UnfinishedTournaments {...props} />
      {club.role !== null && <PostForm {...props} />}
      {posts.length === 0 && <p class="quiet">{translations.noPosts}</p>}
      <ul aria-live="polite">
        {posts.map((post) => (
          <Post key={post.n} post={post} {...props} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" class="button" onClick={() => void showEarlier()}>
          {translations.earlier}
        </button>
      )}
    </section>
  );
}

function PostForm({ club, translations, reload }: ClubPartProps) {
  const text = useSignal('');
  const key = useSignal(newId());
  const error = useSignal<RequestError | null>(null);
  const isBusy = useSignal(false);
  const send = async () => {
    isBusy.value = true;
    error.value = await clubRequest('POST', `${club.id}/posts`, { text: text.value, key: key.value });
    isBusy.value = false;
    if (error.value) return;
    text.value = '';
    key.value = newId();
    reload();
  };
  return (
    <form
      class="club-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextAreaField
        label={translations.write}
        dir="auto"
        rows={3}
        required
        maxLength={1000}
        value={text.value}
        onChange={(value) => {
          text.value = value;
        }}
      />
      <ErrorMessage error={error.value} />
      <div>
        <button type="submit" class="button is-main" disabled={isBusy.value || text.value.trim() === ''}>
          {translations.send}
        </button>
      </div>
    </form>
  );
}

function Post({ post, club, translations, send }: ClubPartProps & { readonly post: ClubPostView }) {
  const isReporting = useSignal(false);
  const { n, author, text, canDelete } = post;
  const name = author.name ?? t().table.gone;
  return (
    <li class="club-post">
      <PostHead
        post={post}
        isReporting={isReporting.value}
        onReport={() => {
          isReporting.value = !isReporting.value;
        }}
      />
      <p class="club-text" dir="auto">
        {text}
      </p>
      {canDelete && (
        <ConfirmButton
          class="text-button club-post-delete"
          label={translations.deletePost}
          name={translations.deletePostOf(name)}
          question={translations.deletePostSure}
          onConfirm={() => void send('DELETE', `${club.id}/posts/${n}`)}
        />
      )}
      {isReporting.value && (
        <ReportForm
          target={{ about: author.id, club: club.id, post: n }}
          name={name}
          onCancel={() => {
            isReporting.value = false;
          }}
        />
      )}
    </li>
  );
}

interface PostHeadProps {
  readonly post: ClubPostView;
  readonly isReporting: boolean;
  onReport(): void;
}

/** The author and time, and for other readers a report button. */
function PostHead({ post: { author, at }, isReporting, onReport }: PostHeadProps) {
  const name = author.name ?? t().table.gone;
  const label = t().report.title(name);
  const mayReport = currentUser.value !== null && author.id !== currentUser.value.id;
  return (
    <p class="club-post-head">
      {author.name === null ? (
        <b>{name}</b>
      ) : (
        <PersonLink user={author.id} name={name} class="club-post-author">
          <UserAvatar user={author.id} name={name} />
          <span>{name}</span>
        </PersonLink>
      )}
      <time class="quiet" dateTime={new Date(at).toISOString()} title={dateText(at)}>
        {relativeTime(at, currentLang())}
      </time>
      {mayReport && (
        <button
          type="button"
          class="icon-button club-post-report"
          aria-label={label}
          aria-expanded={isReporting}
          title={label}
          onClick={onReport}
        >
          <Icon name="flag" />
        </button>
      )}
    </p>
  );
}
