import { t } from '../i18n/translations.ts';
import { PageLayout } from './page-layout.tsx';

export function LoadingScreen({ message }: { readonly message?: string }) {
  const { loading } = t();
  return (
    <PageLayout title={loading}>
      <p class="loading" role="status">
        {message ?? loading}
      </p>
    </PageLayout>
  );
}
