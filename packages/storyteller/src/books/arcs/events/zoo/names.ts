/** An aquarium, as it is typed in a hurry as well: "aquariam", "acquarium", "aquaruim"; and the kind that is called a sea life centre. */
export const AQUARIUM = String.raw`ac?qu\w{0,3}r\w{1,2}m|sea ?life cent(?:re|er)|(?<!(?:my|the|of|about) )sea ?life(?! (?:in|under|on|at|of))`;
/** Where wild animals are looked at. */
export const ZOO_WORDS = String.raw`zoo|safari(?: park)?|${AQUARIUM}|wildlife park`;

/** What a theme calls the place: "the safari park". */
export function zooIn(raw: string): string {
  if (/sea ?life/i.test(raw)) return 'the sea life centre';
  if (new RegExp(String.raw`\b(?:${AQUARIUM})\b`, 'iu').test(raw)) return 'the aquarium';
  if (/wildlife/i.test(raw)) return 'the wildlife park';
  return /safari/i.test(raw) ? 'the safari park' : 'the zoo';
}

/** Who is looked at in a zoo or an aquarium. */
export const ZOO_ANIMALS =
  'tiger|lion|leopard|panther|cheetah|jaguar|polar bear|bear|red panda|panda|penguin|elephant|giraffe|hippo\\w*|rhino\\w*|zebra|monkey|gorilla|orangutan|lemur|kangaroo|koala|sloth|crocodile|alligator|octopus|sea lion|seal|otter|turtle|tortoise|shark|flamingo|parrot|owl|meerkat|snow leopard|dolphin|whale|fish|jellyfish|seahorse|starfish|snake|camel|llama|wolf|ostrich';
