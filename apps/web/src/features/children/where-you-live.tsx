import { changeHousehold, COUNTRY_CODES, type HouseholdSettings } from '@storylantern/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { SelectField } from '../../ui/field/select-field.tsx';

const names = new Intl.DisplayNames(['en-GB'], { type: 'region' });
const CHOICES = [
  { value: '', label: 'Another country, or not said' },
  ...COUNTRY_CODES.map((code) => ({ value: code, label: names.of(code) ?? code })).toSorted((one, other) =>
    one.label.localeCompare(other.label, 'en'),
  ),
];

/** Where the family lives, kept as soon as it is chosen. */
export function WhereYouLive() {
  const queries = useQueryClient();
  const { data } = useQuery<HouseholdSettings>({ queryKey: [changeHousehold.path] });
  const change = useMutation({
    mutationFn: (country: string | null) => callApi(changeHousehold, { body: { country } }),
    onSuccess: (settings) => queries.setQueryData<HouseholdSettings>([changeHousehold.path], settings),
  });
  const country = (change.isPending ? change.variables : data?.country) ?? '';
  return (
    <section className="children-section" aria-labelledby="where-you-live">
      <h2 id="where-you-live">Where you live</h2>
      <SelectField
        className="where-you-live"
        label="Country"
        choices={CHOICES}
        value={country}
        disabled={data === undefined}
        error={
          change.isError
            ? sentenceOf(change.error, 'Nobody answered in time, so nothing was changed. Try again.')
            : null
        }
        hint={
          country === ''
            ? 'Lumi speaks of “your local emergency number” until it knows the country.'
            : 'Lumi names the emergency and crisis numbers of this country. Check once that they are yours.'
        }
        onChoose={(chosen) => change.mutate(chosen === '' ? null : chosen)}
      />
      <p className="sr-only" role="status">
        {change.isSuccess ? 'The country is kept.' : ''}
      </p>
    </section>
  );
}
