import type { Category } from '@storylantern/contract';
import { PencilLineIcon } from '@phosphor-icons/react/dist/csr/PencilLine';
import { ChildSwitch } from '../../family/child-switch.tsx';
import { useFamily } from '../../family/use-family.ts';
import { useCategories } from '../../lib/categories.ts';
import { LogoMark } from '../../ui/brand/logo.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/feedback/state-panel.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Page } from '../../ui/page/page.tsx';
import { CutOut, Portrait } from '../../ui/picture/cut-out.tsx';
import { SheetLink } from '../../ui/surface/sheet.tsx';
import './categories.css';
import { CategoryCard } from './category-card.tsx';
import { CategorySkeletons } from './category-skeletons.tsx';
import { EXPERT_FACES, WAVING_CHILD } from './figures.ts';
import { categoryHref, groupCategories, titleColour } from './groups.ts';

const Byob = ({ category }: { readonly category: Category }) => (
  <div className="byob on-night lamplit">
    <div className="byob-words">
      <h2>{category.name}</h2>
      <p>{category.description}</p>
      <ButtonLink href={categoryHref(category.id)} variant="primary" icon={<PencilLineIcon weight="bold" />}>
        Start a book
      </ButtonLink>
    </div>
    <CutOut figure={WAVING_CHILD} className="byob-child" />
  </div>
);

const Lumi = ({ category }: { readonly category: Category }) => (
  <SheetLink href={categoryHref(category.id)} className="side-card">
    <span className="lumi-glow">
      <LogoMark size={56} />
    </span>
    <span>
      <h2 className={`text-h3 ${titleColour(category.color)}`}>{category.name}</h2>
      <span className="block text-small text-soft">{category.description}</span>
    </span>
  </SheetLink>
);

const Expert = ({ category }: { readonly category: Category }) => (
  <SheetLink href={categoryHref(category.id)} className="side-card">
    <span className="faces">
      {EXPERT_FACES.map((face) => (
        <Portrait key={face.looks.hairStyle} {...face} className="face" />
      ))}
    </span>
    <span>
      <h2 className={`text-h3 ${titleColour(category.color)}`}>{category.name}</h2>
      <span className="block text-small text-soft">{category.description}</span>
    </span>
  </SheetLink>
);

function Groups({ categories }: { readonly categories: readonly Category[] }) {
  const { byob, lumi, expert, moments, areas } = groupCategories(categories);
  return (
    <>
      <div className="category-lead">
        {byob && <Byob category={byob} />}
        <div className="category-side">
          {lumi && <Lumi category={lumi} />}
          {expert && <Expert category={expert} />}
        </div>
      </div>
      {moments.length > 0 && (
        <section>
          <h2 className="category-heading">Stories for a moment</h2>
          <ul className="category-grid category-grid-3">
            {moments.map((each) => (
              <CategoryCard key={each.id} category={each} />
            ))}
          </ul>
        </section>
      )}
      {areas.length > 0 && (
        <section>
          <h2 className="category-heading">Stories for growing</h2>
          <ul className="category-grid category-grid-4">
            {areas.map((each) => (
              <CategoryCard key={each.id} category={each} withTopics />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** All the ways a story can begin. */
export function CategoryChooser() {
  const { chosen } = useFamily();
  const { data, isPending, refetch, isFetching } = useCategories();
  return (
    <Page title="Choose a category">
      <div className="chooser-head">
        <div>
          <PageHeading>Choose a category:</PageHeading>
          <p className="lead mt-2 text-soft">
            {chosen
              ? `One tap makes a story about ${chosen.nickname}.`
              : "One tap makes a story. To have your child's name in it, build your own book."}
          </p>
        </div>
        <ChildSwitch shape="chip" />
      </div>
      {isPending && <CategorySkeletons />}
      {data && <Groups categories={data} />}
      {!isPending && !data && (
        <div className="mt-8">
          <ErrorState
            heading="The categories did not come"
            actions={
              <Button busy={isFetching && 'Trying'} onClick={() => void refetch()}>
                Try Again
              </Button>
            }
          >
            The server did not answer. Nothing you made is lost.
          </ErrorState>
        </div>
      )}
    </Page>
  );
}
