import { said, type NamedScene } from '../../scene.ts';
import { grandparentComesToLive } from './grandparent-comes-to-live.ts';

const GRAND = String.raw`(?:grand(?:ma|mother|dad|father|pa|parents?)|gran(?:ny|ddad|ny)?|nan(?:na|a|ny|i|o|u)?|abuel[ao]|oma|opa|dad[ai]|babc[ia]a?|nonn[ao]|teta|jaddah?|lola|lolo|yiayia|halmoni|(?:my|(?:husband|wife|partner)['’]?s) (?:mother|father|mum|mom|dad)|(?:mother|father)[- ]in[- ]law)`;
const FAR = String.raw`(?:from (?!the\b|her\b|his\b|their\b|our\b|a\b|next\b|upstairs\b|down\b|up\b|hospital\b|london\b|scotland\b|wales\b|manchester\b|leeds\b|now\b|\w+day\b|january|february|march|april|may\b|june|july|august|september|october|november|december)[a-z]+|abroad|overseas|another country|(?:does ?n['’]?t|does not|hardly|only a little|not much) speaks? (?:much |any )?english)`;

/** A grandparent who comes to live with the family from another country. */
export const grandparentFromFarAway: NamedScene = {
  id: 'grandfar',
  image: 'a suitcase that has come a long way and smells of another kitchen',
  cue: said(
    String.raw`\b${GRAND}\b[^.!?]{0,40}\b(?:coming|come|comes|moving|moved|moves?|joining|joined|living|lives?)\b[^.!?]{0,20}\b(?:in|live|us|with us|here)\b[^.!?]{0,30}\b${FAR}|\b${GRAND}\b[^.!?]{0,20}\b(?:from [a-z]+|abroad|overseas)\b[^.!?]{0,30}\b(?:moved|moving|come|coming|came|lives?|living)\b[^.!?]{0,12}\b(?:in|with us|to live)\b`,
    String.raw`\b(?:dementia|alzheimer\w*|forget\w*|visit\w*|for (?:christmas|easter|eid|diwali|a week|two weeks|a month|the summer|a few)|died|ill|hospital|we(?:'re| are) (?:moving|going))\b`,
  ),
  decides: true,
  answers: /\b(?:from|bedroom|room|taken|moved|abroad|english|speak\w*)\b/i,
  roles: grandparentComesToLive.roles ?? {},
  titles: { young: 'A Suitcase From Far Away', older: 'The Suitcase on the Wardrobe' },
  text: {
    '4-5': `
      D<grandfar> {grand} has joined the family from far away. The suitcase smells of another kitchen. {Name} may sleep in a new spot now. It is a lot when a home gets fuller.
      P<grandfar> {grand} misses things too: a street, a friend, a cup.
      Q<grandfar> When the home is so full, {Name} may feel ____.
      H<grandfar> {helper} can find one shelf that is just for {Name}.
      H<grandfar> {helper} can say what a new word means.
      T<grandfar> {he} can show {grand} where the spoons are.
      T<grandfar> {he} can learn one song from there.
      C<grandfar> {he} can say, "Your shelf, my shelf."
      A<grandfar> The suitcase is up on the wardrobe now. There is a new smell at tea, and a new song. Some days it is nice, and some days it is full. {Name has} a place in this family, and so does {grand}.
    `,
    '6-7': `
      D<grandfar> {grand} has joined the family, and the suitcase came a long way. {Name} may have given up a bed or a whole room for it. That is kind, and it is allowed to mind it. Now there are new smells and new rules at the table. There may be another language as well.
      P<grandfar> In the other country {grand} knew each shop and each neighbour. Here even the light switches are in odd places.
      P<grandfar> Grown-ups in the middle are tired. They may forget to ask how it is.
      Q<grandfar> When the home feels full, {Name} may feel ____. It can be two words.
      H<grandfar> {helper} can put up a curtain or a shelf that is {hers}.
      H<grandfar> {helper} can say whose rules count, and when.
      T<grandfar> {he} can teach {grand} one word a day, and get one back.
      T<grandfar> {he} can ask for an hour with nobody else in the room.
      C<grandfar> {he} can think, "Fuller, and I still have my place."
      A<grandfar> The suitcase lies on the wardrobe, and its smell has moved to the kitchen. Some evenings there is a story from far away. It is crowded on some days, and that may be said. In this family each has a corner.
    `,
    '8-10': `
      D<grandfar> Moving in is one thing, and moving in from another country is more. {grand} has joined the family with one suitcase and a lifetime of habits that stayed behind. {Name} may have given up a room for it, or half of one. That is generous, and it is also a loss. Nobody asked for thanks and grumbling to come in the right order.
      P<grandfar> {grand} has lost a street, a market and people who laugh at the same jokes. Someone in that position may be silent, or may take charge of the kitchen.
      P<grandfar> The parents are in the middle, as somebody's children and somebody's parents. They can be told that it is hard without being hurt by it.
      Q<grandfar> With one person more in every queue, {Name} might feel ____. It may change between noon and night.
      H<grandfar> {helper} can settle the practical side: a shelf, a light, an hour with the door shut.
      H<grandfar> {helper} can translate more than words, such as why something is done like that there.
      T<grandfar> {he} can name what {he needs} most of the old room. ~ Some of it can be had in a corner.
      T<grandfar> {he} can trade with {grand}: one word, recipe or card game each way.
      C<grandfar> {he} can think, "I gave up a room, and not my place."
      A<grandfar> The suitcase is on top of the wardrobe, and the kitchen smells of somewhere else. There are more voices at breakfast, in more than one language or with more than one opinion. Some of it is a nuisance, and some of it will be told for years. In a fuller family {Name} has a corner with a light of {his} own.
    `,
    '11+': `
      D<grandfar> Immigration offices ask about documents and not about wardrobes. {grand} has joined the family from another country, and what it means in practice is decided between beds. {Name} may have handed over a room with a door. At this age that is a considerable thing to hand over. One can respect somebody's long journey and still miss a lock.
      P<grandfar> Whoever leaves a country at that age gives up being competent. The bus, the boiler and the neighbours all need explaining, often by a grandchild. Some take it with humour, and some reorganise the spices.
      P<grandfar> Parents in the middle translate in both directions and get little sleep. They are seldom asked how it is.
      Q<grandfar> Looking for somewhere to be alone, {Name} might notice ____. Guilt about it is unnecessary, and common.
      H<grandfar> {helper} can treat privacy as a practical matter: a screen, a timetable, a room that is free at six.
      H<grandfar> {helper} can take over the interpreting for some of the week. ~ It is work, even when it is done for love.
      T<grandfar> {he} can ask for what was lost in particular, such as quiet or a desk. ~ "My room" cannot be given back, and a desk perhaps can.
      T<grandfar> {he} can find one thing to do with {grand} that needs few words.
      C<grandfar> {he} can think, "It is a good reason, and it still costs something."
      A<grandfar> A suitcase on a wardrobe stops being luggage after a while and becomes a place for jumpers. The family has grown by a person and a few customs, and one or two of them are improvements. A corner with a lamp is not a room. It is a start, and the rest can be negotiated by people who live together.
    `,
  },
};
