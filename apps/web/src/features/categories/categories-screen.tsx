import { Redirect, useSearchParams } from 'wouter';
import { CategoryChooser } from './category-chooser.tsx';
import { Generating } from './generating.tsx';

/** The category chooser, or the making of what was chosen in it (specification, section 2). */
export default function CategoriesScreen() {
  const [search] = useSearchParams();
  const selected = search.get('selected');
  const topic = search.get('topic') ?? undefined;
  if (!selected) return <CategoryChooser />;
  if (selected === 'expert-help') return <Redirect to="/expert-help" replace />;
  if (selected === 'lumi') return <Redirect to="/lumi-chat" replace />;
  return <Generating key={`${selected} ${topic ?? ''}`} category={selected} topic={topic} />;
}
