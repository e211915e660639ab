/** Who runs after whom, as everybody knows. */
const HUNTS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:cat|kitten)$/, /^(?:mouse|rat|bird|robin|pigeon|chick|hamster|gerbil|duckling|lizard|budgie|canary)$/],
  [/^fox$/, /^(?:rabbit|hare|hen|chick|chicken|duck|duckling|goose|turkey|mouse|cockerel|squirrel|hedgehog|lamb|pigeon)$/],
  [/^wolf$/, /^(?:sheep|lamb|rabbit|hare|deer|pig|piglet|goat|reindeer|hen|goose|donkey)$/],
  [/^(?:lion|tiger|leopard|cheetah|hyena)$/, /^(?:zebra|antelope|deer|monkey|goat|ostrich|lamb|sheep|rabbit|pig|meerkat|giraffe)$/],
  [/^(?:dog|puppy|sheepdog|sausage dog)$/, /^(?:cat|kitten|squirrel|rabbit|hare|sheep|postman|duck|pigeon|hen|fox)$/],
  [/^(?:owl|eagle|vulture)$/, /^(?:mouse|rat|rabbit|hare|squirrel|vole|lamb|hamster)$/],
  [/^(?:T-rex|velociraptor)$/, /^(?:triceratops|stegosaurus|diplodocus|dinosaur|sheep|rabbit|hen|chick|pig)$/],
  [/^(?:weasel|ferret|badger)$/, /^(?:rabbit|hare|mouse|rat|hen|chick|hedgehog)$/],
  [/^crocodile$/, /^(?:monkey|zebra|antelope|duck|duckling|bird|pig)$/],
  [/^polar bear$/, /^(?:seal|rabbit|hare|reindeer)$/],
]; // prettier-ignore

/** Whether the first of two hunts the second (true), the second the first (false), or neither (null). */
export function hunterFirst(one: string, two: string): boolean | null {
  const hunts = (a: string, b: string): boolean => HUNTS.some(([who, whom]) => who.test(a) && whom.test(b));
  return hunts(one, two) ? true : hunts(two, one) ? false : null;
}
