import { useParams } from 'wouter';
import { useChildren } from '../../family/use-family.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SkeletonLines, Waiting } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/state-panel.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { ChildForm } from './child-form.tsx';
import './children.css';

/** The address of the form of a child that is not there yet. */
const NEW = 'new';

/** The form of one child. */
export default function ChildScreen() {
  const { id } = useParams<{ id: string }>();
  const { data, isPending } = useChildren();
  const child = data?.find((each) => each.id === id);
  const ready = id === NEW || child !== undefined;
  return (
    <Page title={child ? `About ${child.nickname}` : 'Add a child'}>
      <BackLink href="/children">Your children</BackLink>
      {ready && <ChildForm key={id} child={child} />}
      {!ready && isPending && (
        <Waiting label="The child is being looked up">
          <SkeletonLines lines={4} />
        </Waiting>
      )}
      {!ready && !isPending && (
        <ErrorState
          wholePage
          heading="This child is not here"
          actions={<ButtonLink href="/children">Your children</ButtonLink>}
        >
          It may have been deleted, or nobody answered in time.
        </ErrorState>
      )}
    </Page>
  );
}
