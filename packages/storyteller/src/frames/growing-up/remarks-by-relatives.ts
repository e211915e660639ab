import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const RELATIVE = String.raw`(?:grand\w+|gran(?:ny)?|nan(?:a|ny|na|i)?|aunt(?:y|ie|s|ies)?|aunties|uncles?|cousins?|relatives?|relations|in[- ]laws|family (?:abroad|in \w+)|my (?:mum|mom|mother|dad|father|sister|brother)|mother[- ]in[- ]law)`;
const SIZE = String.raw`(?:fat|chubby|weight|big|bigger|podgy|tubby|plump|skinny|thin|skin and bones?|bony|spots?|spotty|dark|darker|size|figure|eats? too much|put on|lost weight)`;

/** Whose remarks they are, where it is said. */
const WHO: Role = {
  fallback: { text: 'somebody in the family' },
  cues: [
    { match: /\bcousins\b/i, phrase: { text: 'cousins', plural: true } },
    { match: /\b(?:aunties|aunts)\b/i, phrase: { text: 'aunts', plural: true } },
    { match: /\buncles\b/i, phrase: { text: 'uncles', plural: true } },
    { match: /\b(?:relatives|relations|in[- ]laws)\b/i, phrase: { text: 'relatives', plural: true } },
    { match: /\bmy (?:mum|mom|mother)\b|\bmother[- ]in[- ]law\b/i, phrase: { text: '{his} grandmother', gender: 'f' } },
    { match: /\bmy (?:dad|father)\b/i, phrase: { text: '{his} grandfather', gender: 'm' } },
    { match: /\b(?:my sister|aunt(?:y|ie)?)\b/i, phrase: { text: '{his} aunt', gender: 'f' } },
    { match: /\b(?:my brother|uncle)\b/i, phrase: { text: '{his} uncle', gender: 'm' } },
    { match: /\bcousin\b/i, phrase: { text: '{his} cousin' } },
    { match: /\b(grandma|granny|gran|nana|nan|nani|grandad|grandpa)\b/i, phrase: { text: '$' } },
  ],
}; // prettier-ignore

/** Relatives who remark on a child's size or looks, at a table or on a screen. */
export const remarksByRelatives: NamedScene = {
  id: 'famremark',
  image: 'a remark that is passed round a table like a dish',
  cue: said(
    String.raw`\b${RELATIVE}\b[^.!?]{0,50}\b(?:calls?|called|calling|says?|saying|said|tells?|telling|told|comments?|commenting|remarks?|teas\w*|goes on|keep(?:s)? on|jokes?|asks? (?:if|why))\b[^.!?]{0,40}\b${SIZE}\b|\b(?:comments?|remarks|jokes)\b[^.!?]{0,30}\b${SIZE}\b[^.!?]{0,30}\b(?:from|by) (?:his |her |their )?${RELATIVE}`,
    String.raw`\b(?:died|school|class|big (?:school|bed|boy|girl)|bigger (?:bed|boy|girl)|eating disorder|dark (?:room|outside)|afraid of the dark)\b`,
  ),
  decides: true,
  answers:
    /\b(?:cousins?|aunt\w*|gran\w*|nan\w*|relatives|calls?|comments?|fat|chubby|weight|skinny|thin|video|talk|my mum)\b/i,
  titles: { young: 'A Dish That Can Be Passed On', older: 'Passed Round the Table' },
  roles: { who: WHO },
  text: {
    '6-7': `
      D<famremark> Some families talk about looks as they talk about the rain. {who} may say something about a body, and it is {Name}'s. It is meant as a chat or a joke, and it can sting. A body is not a thing for others to talk over. It is fine not to like it.
      P<famremark> People pass on what was said to them when they were small. It was no better then.
      Q<famremark> When somebody says such a thing, {Name} may feel ____. It may be hot in the face.
      H<famremark> {helper} can say to them, "We do not talk about bodies here."
      H<famremark> {helper} can come and sit close, and change the subject.
      T<famremark> {he} can say, "Please don't talk about my body."
      T<famremark> {he} can get up and find something else to do.
      C<famremark> {he} can think, "That is a remark. It is not a fact about me."
      A<famremark> A remark goes round a table like a dish. It can be passed on, and it is fine to take none. The body has other things to do, like running, growing and laughing. It is a good one, and {Name} lives in it.
    `,
    '8-10': `
      D<famremark> In some families remarks about looks are passed round like a dish, and everyone is expected to take some. {who} may have said something about {Name}'s body, and perhaps laughed. It was said by family, so it is supposed not to count. It counts all the same. At this age bodies grow in several directions, each at its own time. None of that needs a comment.
      P<famremark> Grown-ups who say such things mostly heard them at the same age and remember every one. They may think of it as interest, or as help. It is neither.
      P<famremark> Children who say them are repeating what is said at home. They can learn to stop when somebody older tells them.
      Q<famremark> When the remark comes, {Name} might feel ____. Wanting to leave the room is one answer.
      H<famremark> {helper} can talk to the family beforehand and say, "No remarks about looks." ~ It is better said by an adult, and not in front of everybody.
      H<famremark> {helper} can step in on the spot, and make no joke of it.
      T<famremark> {he} can say, "I'd rather talk about something else," and name it. 
      T<famremark> {he} can leave a call or a table for five minutes. ~ That is allowed, even with family.
      C<famremark> {he} can think, "Said about my body. Not true of my worth."
      A<famremark> The dish came round, and somebody put it down on the sideboard, where it got cold. The talk went to trains, and who had missed which. It is possible to be fond of people and not of what they say. A body is nobody's subject except that of the person who lives in it.
    `,
    '11+': `
      D<famremark> There are families in which a body counts as news. {who} may have remarked on how {Name looks}, with the confidence of people who have known somebody since birth. From family it is called teasing or concern. It is heard by someone whose body is being rebuilt just now, on a plan that nobody was consulted about. Being hurt by it is not being oversensitive, and keeping away for a while is a sensible reaction.
      P<famremark> Remarks of this sort are usually handed down. Those who make them were weighed with the same words, and call it caring. Where they live it may be an ordinary greeting. It can be ordinary there and unwelcome here.
      P<famremark> Losing the calls or the visits altogether is a high price, and the wrong person would be paying it. It is the remarks that can go.
      Q<famremark> When the subject comes up, {Name} might notice ____. It can be anger on the outside and something smaller underneath.
      H<famremark> {helper} can speak to the relatives in private and be plain: the topic is closed. ~ It is an adult's job, and it may need doing more than once.
      H<famremark> {helper} can listen out for worries about eating or weight, and bring in the doctor early. ~ Remarks can leave more behind than anyone intended.
      T<famremark> {he} can keep one sentence ready: "I don't discuss my body. How is the new job?"
      T<famremark> {he} can stay on for the people who are good company, and leave when the subject turns.
      C<famremark> {he} can think, "That tells me about them. I know more about me."
      A<famremark> At long tables, dishes are offered that one may decline without giving a reason. So it is with remarks. The family will have other things to talk about, most of them better. {Name} has a body that walks, grows and hears music, and it can do without a panel of judges.
    `,
  },
};
