import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { listSituations, type Occasion, type Situation } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { foundIn } from './found-in-list.ts';

interface AllSituationsProps {
  readonly occasion: Occasion;
  onChoose(situation: Situation): void;
}

/** The way to every situation, for a parent whose words were not understood: a list to look through or to search. */
export function AllSituations({ occasion, onChoose }: AllSituationsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="all-situations">
      <Button
        ref={opener}
        variant="quiet"
        icon={<ListBulletsIcon weight="bold" aria-hidden />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Close the list' : 'Choose from the whole list'}
      </Button>
      {open && (
        <div id={id}>
          <Listed
            occasion={occasion}
            onChoose={(situation) => {
              // What was pressed is gone with the list, so that the focus stays with what opened it.
              opener.current?.focus();
              setOpen(false);
              onChoose(situation);
            }}
          />
        </div>
      )}
    </div>
  );
}

function Listed({ occasion, onChoose }: AllSituationsProps) {
  const [search, setSearch] = useState('');
  const { data, isError } = useQuery({
    queryKey: [listSituations.path, occasion],
    queryFn: ({ signal }) => callApi(listSituations, { query: { occasion }, signal }),
    staleTime: Infinity,
  });
  if (isError) return <p className="understood-note">The list could not be fetched. Your own words are enough.</p>;
  if (!data) return <p className="understood-note">One moment…</p>;
  const found = foundIn(data, search);
  return (
    <>
      <TextField
        label="Search the list"
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // The form it stands in is not to be sent by it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className="understood-note" role="status">
        {found.length === 0 ? 'Nothing in the list has these words.' : `${found.length} to choose from`}
      </p>
      <ul className="all-situations-list">
        {found.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className="all-situations-one"
              onClick={() => onChoose({ id: each.id, name: each.name })}
            >
              {each.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
