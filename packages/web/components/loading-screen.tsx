import { t } from '../i18n/translations.ts';
import { PageLayout } from './page-layout.tsx';

interface LoadingProps {
  /** Shown instead of "loading". */
  readonly message?: string;
}

export function LoadingScreen(props: LoadingProps) {
  return (
    <PageLayout title={t().loading}>
      <LoadingText {...props} />
    </PageLayout>
  );
}

export function LoadingText({ message = t().loading }: LoadingProps) {
  return (
    <p class="loading" role="status">
      {message}
    </p>
  );
}
