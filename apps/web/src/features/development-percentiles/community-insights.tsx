import { Link } from 'wouter';
import { Badge } from '../../ui/surface/badge.tsx';
import type { PercentileResult } from './percentiles.ts';

/** Three figures of an imagined community, marked as the examples they are. */
export const CommunityInsights = ({ stats }: { readonly stats: PercentileResult['communityStats'] }) => (
  <section aria-labelledby="community-heading">
    <div className="section-head">
      <h2 id="community-heading">Community insights</h2>
      <Badge tone="amber">Example figures</Badge>
    </div>
    <dl className="community">
      <Figure name="Similar children" value={stats.similarChildren.toLocaleString('en-GB')} />
      <Figure name="Average improvement rate" value={`${stats.improvementRate}%`} />
      <Figure name="Stories typically used" value={String(stats.storiesUsed)} />
    </dl>
    <p className="text-small text-soft">
      Made up by chance to show what this box is for. No family’s data is collected, so nobody was counted. What your
      own readings say is on the <Link href="/progress-dashboard">progress page</Link>.
    </p>
  </section>
);

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
