import type { SettingName, ThingName } from '@storylantern/contract';

/** Where somebody can have a job: what is put away there, what is carried, and what is locked in on the day of the wind. */
export interface Workplace {
  /** After "the" and after "at": "post office". */
  readonly name: string;
  readonly things: string;
  /** Where the things go: "into the little holes". */
  readonly put: string;
  readonly carried: string;
  readonly to: string;
  /** What everybody waits for outside the locked door; after "the". */
  readonly inside: string;
  readonly insideNow: string;
  readonly thing: ThingName | null;
  readonly setting: SettingName;
}

const POST: Workplace = {
  name: 'post office',
  things: 'letters',
  put: 'into the little holes',
  carried: 'parcels',
  to: 'to all the doors',
  inside: 'The birthday parcels were in there, and the first birthday was at three.',
  insideNow: 'All the birthday parcels are in there!',
  thing: 'letter',
  setting: 'shop',
};

const WORKPLACES: readonly (readonly [RegExp, Workplace])[] = [
  [/\bpost|\bmail|\bletters?\b|\bparcels?\b/i, POST],
  [
    /\blibrar/i,
    {
      name: 'library',
      things: 'books',
      put: 'onto the shelf',
      carried: 'newspapers',
      to: 'to the long table',
      inside: 'It was story time, and the story was in there.',
      insideNow: 'And it is story time!',
      thing: 'book',
      setting: 'library',
    },
  ],
  [
    /\bbak(?:er|ery|es bread)\b|\bbread shop\b|\bcake shop\b/i,
    {
      name: 'bakery',
      things: 'buns',
      put: 'into the window',
      carried: 'loaves',
      to: 'to the counter',
      inside: 'The cake for the wedding was in the oven, and it was nearly done.',
      insideNow: 'And the cake is in the oven!',
      thing: 'bread',
      setting: 'shop',
    },
  ],
  [
    /\bfire (?:station|engine|house|brigade)\b/i,
    {
      name: 'fire station',
      things: 'helmets',
      put: 'onto the pegs',
      carried: 'buckets',
      to: 'to the fire engine',
      inside: 'The engine was in there, and up on the church tower sat a kitten.',
      insideNow: 'And a kitten is up on the tower!',
      thing: 'helmet',
      setting: 'street',
    },
  ],
  [
    /\bice[- ]cream (?:van|truck)\b/i,
    {
      name: 'ice cream van',
      things: 'cones',
      put: 'into the rack',
      carried: 'tubs',
      to: 'to the counter',
      inside: 'It was the hottest day, and all the ice cream was in there.',
      insideNow: 'All the ice cream is in there!',
      thing: null,
      setting: 'street',
    },
  ],
  [
    /\bice[- ]cream\b/i,
    {
      name: 'ice cream shop',
      things: 'cones',
      put: 'into the rack',
      carried: 'tubs',
      to: 'to the counter',
      inside: 'It was the hottest day, and all the ice cream was in there.',
      insideNow: 'All the ice cream is in there!',
      thing: null,
      setting: 'shop',
    },
  ],
  [
    /\bcaf[eé]\b|\brestaurant\b|\bdiner\b|\bkitchen\b|\bpizz\w*\b|\btea ?(?:room|shop)\b|\bcook\b|\bchef\b|\bwait(?:er|ress)\b/i,
    {
      name: 'café',
      things: 'cups',
      put: 'onto the shelf',
      carried: 'plates',
      to: 'to the tables',
      inside: 'The soup was on the stove in there, and it had begun to bubble.',
      insideNow: 'And the soup is on the stove!',
      thing: 'cup',
      setting: 'shop',
    },
  ],
  [
    /\btoy ?shop\b|\btoy ?store\b/i,
    {
      name: 'toy shop',
      things: 'dolls',
      put: 'into the window',
      carried: 'boxes',
      to: 'to the counter',
      inside: 'All the presents were in there, and the first birthday was at three.',
      insideNow: 'All the birthday presents are in there!',
      thing: 'doll',
      setting: 'shop',
    },
  ],
  [
    /\bbook ?shop\b|\bbook ?store\b/i,
    {
      name: 'bookshop',
      things: 'books',
      put: 'onto the shelf',
      carried: 'atlases',
      to: 'to the long table',
      inside: 'It was story time, and the story was in there.',
      insideNow: 'And it is story time!',
      thing: 'book',
      setting: 'shop',
    },
  ],
  [
    /\bshoe ?shop\b|\bcobbler/i,
    {
      name: 'shoe shop',
      things: 'slippers',
      put: 'onto the shelf',
      carried: 'boots',
      to: 'to the counter',
      inside: 'It began to rain, and all the boots were in there.',
      insideNow: 'It rains! And the boots are in there!',
      thing: 'boots',
      setting: 'shop',
    },
  ],
  [
    /\bsuper ?market\b|\bshop\b|\bstore\b|\bgreengrocer|\bmarket\b|\bflorist\b/i,
    {
      name: 'shop',
      things: 'tins',
      put: 'onto the shelf',
      carried: 'apples',
      to: 'to the counter',
      inside: "It was nearly supper time, and everybody's supper was in there.",
      insideNow: 'All the suppers are in there!',
      thing: 'apple',
      setting: 'shop',
    },
  ],
  [
    /\bhospital\b|\bdoctor'?s\b|\bvet\b|\bsurgery\b|\bclinic\b|\bambulance\b/i,
    {
      name: 'hospital',
      things: 'bandages',
      put: 'into the drawer',
      carried: 'pillows',
      to: 'to the beds',
      inside: 'The plasters were in there, and out here was somebody with a knee.',
      insideNow: 'The plasters are in there!',
      thing: 'pillow',
      setting: 'doctor',
    },
  ],
  [
    /\bgarage\b|\bmechanic\b|\bcar wash\b|\bpetrol\b|\bworkshop\b/i,
    {
      name: 'garage',
      things: 'hammers',
      put: 'onto the hooks',
      carried: 'wheels',
      to: 'to the cars',
      inside: 'The bus was in there, and all its people were out here.',
      insideNow: 'The bus is in there!',
      thing: 'wheel',
      setting: 'street',
    },
  ],
  [
    /\bhotel\b|\bguest ?house\b|\binn\b|\breception\b/i,
    {
      name: 'hotel',
      things: 'keys',
      put: 'onto the hooks',
      carried: 'suitcases',
      to: 'up to the rooms',
      inside: 'It began to rain, and all the beds were in there.',
      insideNow: 'All the beds are in there!',
      thing: 'key',
      setting: 'living-room',
    },
  ],
  [
    /\blight ?house\b/i,
    {
      name: 'lighthouse',
      things: 'ropes',
      put: 'onto the hooks',
      carried: 'lamps',
      to: 'up to the top',
      inside: 'It was nearly dark, and the big light was not lit.',
      insideNow: 'It is dark! And the light is in there!',
      thing: 'lamp',
      setting: 'beach',
    },
  ],
  [
    /\bschool\b|\bnursery\b|\bclassroom\b|\bcaretaker\b|\bteacher\b/i,
    {
      name: 'school',
      things: 'pencils',
      put: 'into the pots',
      carried: 'chairs',
      to: 'to the tables',
      inside: 'The bell was in there. How would one know when it was home time?',
      insideNow: 'The school bell is in there!',
      thing: 'pencil',
      setting: 'classroom',
    },
  ],
  [
    /\bairport\b/i,
    {
      name: 'airport',
      things: 'tickets',
      put: 'into the drawer',
      carried: 'suitcases',
      to: 'to the plane',
      inside: 'The pilot was in there, having a nap, and the plane was waiting.',
      insideNow: 'The pilot is asleep in there!',
      thing: null,
      setting: 'street',
    },
  ],
  [
    /\bstation\b|\brailway\b|\btrains?\b/i,
    {
      name: 'station',
      things: 'flags',
      put: 'onto the hooks',
      carried: 'suitcases',
      to: 'to the train',
      inside: 'The whistle was in there, and without it no train may go.',
      insideNow: 'The train whistle is in there!',
      thing: null,
      setting: 'street',
    },
  ],
  [
    /\bmuseum\b|\bgallery\b|\bnight ?watch\w*\b|\bcastle\b|\bpalace\b/i,
    {
      name: 'museum',
      things: 'crowns',
      put: 'onto the cushions',
      carried: 'old pots',
      to: 'to the long shelf',
      inside: 'The crowns were in there, and at two the queen was coming.',
      insideNow: 'And the queen comes at two!',
      thing: 'crown',
      setting: 'castle',
    },
  ],
  [
    /\bzoo\b|\bfarm\b|\bstables?\b/i,
    {
      name: 'farm',
      things: 'buckets',
      put: 'onto the hooks',
      carried: 'carrots',
      to: 'to the barn',
      inside: 'The feed was in there, and forty hens were looking at their watches.',
      insideNow: 'All the dinners are in there!',
      thing: 'bucket',
      setting: 'farm',
    },
  ],
  [
    /\btheatre\b|\bcinema\b|\bcircus\b/i,
    {
      name: 'theatre',
      things: 'hats',
      put: 'onto the hooks',
      carried: 'chairs',
      to: 'to the front row',
      inside: 'The curtain should have gone up at seven, and it was five to.',
      insideNow: 'And the play begins at seven!',
      thing: 'hat',
      setting: 'stage',
    },
  ],
  [
    /\bpolice\b/i,
    {
      name: 'police station',
      things: 'caps',
      put: 'onto the pegs',
      carried: 'umbrellas',
      to: 'to the long shelf',
      inside: 'All the lost umbrellas were in there, and it had begun to rain.',
      insideNow: 'All the umbrellas are in there!',
      thing: 'cap',
      setting: 'street',
    },
  ],
  [
    /\b(?:swimming )?pool\b|\blifeguard\b|\bbeach\b/i,
    {
      name: 'swimming pool',
      things: 'armbands',
      put: 'onto the hooks',
      carried: 'towels',
      to: 'to the bench',
      inside: 'Thirty wet children stood outside, and all the towels were in there.',
      insideNow: 'All the warm towels are in there!',
      thing: 'armbands',
      setting: 'swimming-pool',
    },
  ],
  [
    /\bfactory\b|\boffice\b|\bbank\b|\bwarehouse\b|\bbuilding site\b/i,
    {
      name: 'factory',
      things: 'boxes',
      put: 'onto the shelf',
      carried: 'jars',
      to: 'to the lorry',
      inside: 'The jam for the whole town was in there, and it was nearly breakfast.',
      insideNow: 'All the jam is in there!',
      thing: 'box',
      setting: 'street',
    },
  ],
];

/** Words of the theme that stand for a place of the same kind keep their place: "bank", "zoo", "nursery". */
const OWN_NAME =
  /\b(?:tea shop|tea room|cake shop|bread shop|pet shop|book ?shop|shoe shop|sweet shop|corner shop|flower shop|supermarket|restaurant|pizzeria|zoo|nursery|train station|railway station|airport|castle|palace|museum|cinema|circus|clinic|workshop|bank|office|warehouse|market|school kitchen|kitchen)\b/i;

/** The place that a theme says somebody works at; the post office where it only says that there is a job. */
export function workplaceIn(raw: string): Workplace {
  const found = WORKPLACES.find(([words]) => words.test(raw))?.[1] ?? POST;
  const own = OWN_NAME.exec(raw)?.[0].toLowerCase();
  return own !== undefined && found.name !== 'post office' ? { ...found, name: own } : found;
}
