import { Skeleton, SkeletonLines, Waiting } from '../ui/feedback/skeleton.tsx';

/** Seen while the code of a screen is fetched, which takes a moment the first time. */
export const ScreenOnItsWay = () => (
  <Waiting label="Loading" className="page-main on-its-way wrap min-h-[70vh]">
    <Skeleton className="h-12 w-2/3 max-w-md" />
    <SkeletonLines lines={3} className="mt-6 max-w-xl" />
  </Waiting>
);
