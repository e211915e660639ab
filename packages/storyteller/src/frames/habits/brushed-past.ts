import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const PEOPLE = String.raw`(?:people|others|other (?:people|children|kids)|anyone|anybody|someone|somebody|everyone|kids|children|classmates|strangers)`;
const NEAR = String.raw`(?:stand(?:s|ing)? (?:too |so |very |right )?(?:near|close|next|behind)|(?:brush(?:es|ing)?|squeez(?:es|ing|e)|push(?:es|ing)?) (?:past|against|by)|bump(?:s|ing)? into|(?:is|are|being|get(?:s|ting)?|com(?:es?|ing)|sit(?:s|ting)?) (?:too |so |very )(?:near|close)|(?:is|are|get(?:s|ting)?|be(?:ing)?) in (?:his|her|their) space)`;

/** Others who come too near without meaning anything: at a door, in a row, in a corridor. */
export const brushedPast: NamedScene = {
  id: 'toonear',
  image: 'a narrow place where everybody wants to pass, and a wall at the back',
  cue: said(
    String.raw`\b(?:hates?|can['’]?t (?:stand|bear|cope)|does(?: not| ?n['’]?t) like|dislikes|upset|cross|angry|lashes out|panics?|anxious|stressed|flinch\w*|meltdowns?|uncomfortable|freaks? out|overwhelmed)\b[^.!?]{0,24}\b(?:when |if |it when |with |having |at )?${PEOPLE}\b[^.!?]{0,20}\b${NEAR}|\b(?:when|if) ${PEOPLE} (?:\w+ )?(?:${NEAR}|sits? (?:next to|beside|by) (?:him|her|them))`,
    String.raw`\b(?:stands too close to (?:people|others|other)|(?:he|she|they) (?:stands?|gets?|comes?|sits?) (?:\w+ )?(?:too|so|very) close|hugs? (?:everyone|people|others)|bull\w+|on purpose|dogs?|bus|train)\b`,
  ),
  decides: true,
  takesHelps: true,
  answers: /\b(?:hates?|near|close|brush\w*|past|corridor|space|bump\w*)\b/i,
  titles: { young: 'A Place by the Wall', older: 'Room to Pass' },
  roles: { teacher: TEACHER },
  beside: {
    benefits: [
      'Says that wanting room round oneself is a thing that people have, some more and some less.',
      'Tells what others mean when they come close, which is mostly nothing.',
      'Gives {name} a place to stand and a few words for it.',
    ],
    talk: {
      young: [
        'Where was there more room in the story?',
        'Which word fits in the blank for {name}?',
        'Shall we find a good place to stand by a door?',
      ],
      older: [
        'What did the others mean by it?',
        'Which word went into the blank?',
        'Shall we think of one place that is easier to stand in?',
      ],
    },
  },
  text: {
    '4-5': `
      D<toonear> Lots of people want to go through one door. Arms and coats come near. {Name} may feel each little touch. To one child that is nothing. To another it is a lot. Both are right about it. A bit of room helps.
      P<toonear> The others look at the door. They do not look who is next to them. They mean no harm.
      P<toonear> Grown-ups like room too. On a bench they leave a gap.
      Q<toonear> When others come near, {Name} may feel ____.
      H<toonear> {helper} can go first or last with {Name}. ~ There is more room then.
      H<toonear> {teacher} can keep a place at the end of a row.
      T<toonear> {he} can stand with {his} back to a wall.
      T<toonear> {he} can hold a bag in front. ~ That makes room.
      C<toonear> {he} can say, "More room, please."
      A<toonear> They all went through, and then the door was free. There was room for arms and for a bag. Somebody asked for it, and somebody moved. A little room is a good thing to ask for.
    `,
    '6-7': `
      D<toonear> Some places are narrow, and everybody wants to pass at once. Others come near there, and a sleeve or a bag rubs along. {Name} may feel every bit of it. Skin is not the same in all people. To one person it is nothing, and to another it is loud. Then a little more room helps.
      P<toonear> Those who come close are mostly in a hurry. They would be surprised to hear that it was too much.
      P<toonear> Friends cannot feel what another person's skin feels. They can be told.
      Q<toonear> When somebody is too near, {Name} may feel ____. It may be in the shoulders.
      H<toonear> {helper} can find out with {Name} where it is worst. ~ Often it is one door or one row.
      H<toonear> {teacher} can let {Name} go a minute before the others, or after them.
      T<toonear> {he} can stand at the end of a row, with one neighbour only.
      T<toonear> {he} can put {his} back to a wall until it is empty. ~ Nobody can come from behind there.
      C<toonear> {he} can say, "I need a bit more room, please."
      A<toonear> The big rush went by, and then the way was free. At the wall it was quite all right. Somebody had heard, "A bit more room, please," and had moved over. Wanting space is not rude. Saying it kindly makes it easy for the others.
    `,
    '8-10': `
      D<toonear> Everybody has an invisible line around them, and it is not the same size for all. {Name} may notice at once when somebody is inside it: behind in a row, or close by in a corridor. For some people a sleeve that brushes past is like a sudden noise. It is not fussy. Skin reports some things more loudly in one person than in the next.
      P<toonear> Most of those who come near have no idea. They are thinking of lunch, and they have a smaller line of their own.
      P<toonear> When somebody jumps or snaps at a light touch, others may take it as dislike. One sentence can clear that up.
      Q<toonear> When somebody comes too near, {Name} might feel ____. It may be there before there is a thought.
      H<toonear> {helper} can work out with the school which minutes and which places are the worst. ~ There are often only two or three.
      H<toonear> {teacher} can agree on leaving a minute early, or on a seat at the edge.
      T<toonear> {he} can choose the edge: the end of a row, the wall side, the last one out.
      T<toonear> {he} can hold a bag or a folder on the side where people pass. ~ It gives a few inches of room.
      C<toonear> {he} can say, "Can you give me a bit of room?" in an ordinary voice.
      A<toonear> The corridor filled, and it emptied again, as it does six times a day. At the edge there was space to breathe. Somebody moved over when they were asked and went on talking about football. The line around a person cannot be seen, and it can be mentioned.
    `,
    '11+': `
      D<toonear> The space that people need around them differs a good deal from one to the next. Hardly anyone thinks about it until it is crossed. {Name} may notice it sooner than most: a body too close behind, or a shoulder in passing. In a school that moves a thousand people at the same minute, it is crossed all day. Minding that is a matter of nerves, in the literal sense, and no verdict on other people.
      P<toonear> Those who brush past are late, talking or looking at a phone. In their own account of the day the moment does not occur.
      P<toonear> A flinch can look like contempt to somebody who does not know. Most people accept the plain explanation and then forget to be offended.
      Q<toonear> In a crowd that closes in, {Name} might notice ____. It may reach the shoulders first.
      H<toonear> {helper} can raise it with the school as a practical matter. ~ Two minutes' head start is a small thing to grant.
      H<toonear> {teacher} can offer a seat at the edge without an announcement.
      T<toonear> {he} can pick the routes and edges with the fewest people, and leave the busiest two minutes to others.
      T<toonear> {he} can carry a bag on the side where people pass. ~ It claims a few inches, and nobody takes it personally.
      C<toonear> {he} can say, "Could you give me a bit more space?" and leave out the apology.
      A<toonear> The rush lasts about four minutes, and then a corridor is only a corridor. From the wall it can be watched like traffic. Some people were told and have since kept half a step back, without any ceremony. Needing more space than the next person is a measurement, and measurements can be taken into account.
    `,
  },
};
