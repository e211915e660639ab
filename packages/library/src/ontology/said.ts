/** Kinds that are only ever one of the two. */
const HE_KINDS =
  'cowboy policeman king prince emperor bull stallion stag ram cockerel rooster gander drake peacock tomcat merman merboy caveman postman mailman fireman spaceman silverback';
const SHE_KINDS =
  'cowgirl policewoman queen princess empress witch mermaid cow heifer hen ewe mare lioness vixen peahen superheroine giantess spacewoman postwoman snowwoman';
const HE_PHRASES = ['cave boy', 'billy goat'];
const SHE_PHRASES = ['cave girl', 'mother hen', 'nanny goat', 'post lady'];

/** Words in names of the ontology that tell which is meant; all other names may be anybody's. */
const HE_NAMES =
  'Mr Mister Sir Lord Uncle Billy Hank Shamus Baldwin Prince Count Earl Ambrose Antony Barnaby Bartholomew Ben Benito Bertie Bob Claude Clement Colin Dave Ebenezer Eustace Ferdie Ferdinand Finn Florian Gerald Gilbert Gus Gustav Hamlet Horace Hugo Humphrey Igor Jack Jim Joe John Julius Kevin Len Les Magnus Marmaduke Marvo Ned Otto Pemberton Percival Percy Pete Quentin Redmond Reginald Ron Rufus Sebastian Tim Tom Tony Walter Wilf';
const SHE_NAMES =
  'Mrs Miss Lady Dame Aunt Ann Imogen Lettice Sigrid Ada Annabel Dora Fay Grace Hayley Lettie Peg Tilda Trixie Duchess Queenie Agatha Agnes Amelie Anne Augusta Beatrice Beatrix Bella Bertha Bess Clementine Daisy Dolly Doreen Doris Edna Edwina Enid Flo Florence Gertrude Gladys Gloria Griselda Gwen Hattie Henrietta Hettie Iris Jacqueline Jane Jenny Joanie Kate Letty Lily Liz Lou Lulu Mabel Margaret Marguerite Marion Marisol Marjorie Marnie Mary Matilda Maud Maude Maudie Maureen Meg Mei Morag Nan Nancy Nell Olga Olive Ottilia Ottilie Ottoline Paulina Pearl Poppy Prudence Rosa Rosabel Rosalind Rosie Ruby Stella Sue Tammy Tilly Velda Wanda Wilhelmina Winifred';

const heKinds = new Set([...HE_KINDS.split(' '), ...HE_PHRASES]);
const sheKinds = new Set([...SHE_KINDS.split(' '), ...SHE_PHRASES]);
const heNames = new Set(HE_NAMES.split(' '));
const sheNames = new Set(SHE_NAMES.split(' '));

/** What a kind alone says ("queen" is "she"); null when it may be either. `kind` is a singular noun as written. */
const saidByKind = (kind: string): 'he' | 'she' | null => {
  const word = kind.toLowerCase();
  return heKinds.has(word) ? 'he' : sheKinds.has(word) ? 'she' : null;
};

/** What a name alone says ("Mrs Damp" is "she"); null when it may be either. */
const saidByName = (name: string): 'he' | 'she' | null => {
  const words = name.split(/[ -]/);
  return words.some((word) => heNames.has(word)) ? 'he' : words.some((word) => sheNames.has(word)) ? 'she' : null;
};

/**
 * Whether a being is "he" or "she" by its kind (the parent's own word for it, or its id) or else by one of the names the
 * ontology gives it; null when both leave it open, so that a book may choose.
 */
export const saidOf = (kind: string, name: string): 'he' | 'she' | null => saidByKind(kind) ?? saidByName(name);
