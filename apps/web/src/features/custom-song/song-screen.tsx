import type { Song } from '@storylantern/contract';
import { useParams } from 'wouter';
import { Skeleton, SkeletonLines, Waiting } from '../../ui/feedback/skeleton.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import './song.css';
import { SongMissing } from './song-missing.tsx';
import { SongView } from './song-view.tsx';
import { useSong } from './use-song.ts';

/** One song of the library: while it is fetched, when it cannot be, and as it is heard. */
export default function SongScreen() {
  const { id = '' } = useParams();
  const { data: song, isError } = useSong(id);
  if (song) return <SongView key={song.id} song={song as Song} />;
  return isError ? <SongMissing /> : <SongComing />;
}

const SongComing = () => (
  <Page title="A song">
    <BackLink href="/my-library">My library</BackLink>
    <PageHeading className="sr-only">A song is being opened</PageHeading>
    <Waiting label="The song is being opened" className="song">
      <Skeleton className="song-card-coming" />
      <SkeletonLines lines={8} className="mx-auto mt-16 max-w-lg" />
    </Waiting>
  </Page>
);
