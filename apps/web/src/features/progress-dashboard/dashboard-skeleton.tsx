import { Skeleton, Waiting } from '../../ui/feedback/skeleton.tsx';

/** The shape of the page while its sessions are on their way. */
export const DashboardSkeleton = () => (
  <Waiting label="Your progress is being fetched" className="grid gap-8">
    <div className="progress-cards">
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-44 w-full" />
      ))}
    </div>
    <Skeleton className="h-96 w-full" />
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} className="h-20 w-full" />
    ))}
  </Waiting>
);
