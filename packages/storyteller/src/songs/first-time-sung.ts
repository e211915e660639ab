/** First times whose name needs a word before it in "the first time for ..."; the others stand as they are. */
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  dentist: 'the dentist',
  doctor: 'the doctor',
  haircut: 'a haircut',
  sleepover: 'a sleepover',
  'new baby': 'the new baby',
  party: 'a party',
  bicycle: 'the bike',
  train: 'the train',
  'new house': 'the new house',
  'eye test': 'the eye test',
  stage: 'the stage',
  'ballet class': 'ballet',
  'football club': 'football',
  'pony ride': 'the pony',
  'big bed': 'the big bed',
  'music lesson': 'music',
  snow: 'the snow',
};

/** A first time as it is sung after "the first time for". `id` is one of the library's. */
export const firstTimeSung = (id: string): string => WITH_ARTICLE[id] ?? id;
