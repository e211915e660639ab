import { listNights } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { apiPath } from '../../lib/api-client.ts';

/** The books about the same friends, the open one marked. Nothing until they are known. */
export function NightsNav({ id }: { readonly id: string }) {
  const { data = [] } = useQuery<readonly { readonly id: string; readonly title: string }[]>({
    queryKey: [apiPath(listNights.path, { id })],
  });
  if (data.length < 2) return null;
  return (
    <nav aria-label="Nights with these friends">
      <h2>Nights with these friends</h2>
      <ol className="book-nights">
        {data.map((night, index) => (
          <li key={night.id}>
            {night.id === id ? (
              <span aria-current="page">
                Night {index + 1}: {night.title}
              </span>
            ) : (
              <Link href={`/illustrated-story/${encodeURIComponent(night.id)}`}>
                Night {index + 1}: {night.title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
