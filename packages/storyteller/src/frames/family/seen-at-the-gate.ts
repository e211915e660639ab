import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';
import { parentRole } from './parent-role.ts';

const PARENT = String.raw`(?<!\bmy )\b(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|stepmum|stepdad)`;
/** What others see of a body, or of what it gets about with. */
const VISIBLE = String.raw`(?:wheel ?-?chair|mobility scooter|walking (?:stick|frame|aid)|stick|walker|zimmer(?: frame)?|crutches|cane|prosthe\w+|(?:artificial|false|fake|one|missing|lost (?:his|her|my|a)|no) (?:leg|arm|hand)s?|amput\w+|scars?|burns|limp|bald\w*|(?:lost|losing|loses|no) (?:his|her|my|all|(?:his|her|my) all)? ?(?:of )?(?:his|her|my|the)? ?hair|hair (?:has |is )?(?:falling|fallen|fell) out|wig|disab\w+)`;
const LINK = String.raw`(?:in|on|with|is|are|am|now|has|have|had|got|uses?|using|walks?|needs?|lost|a|an|the|his|her|my|to|be|been|since|new|electric|big|bad|face|on|and|having|chemo\w*|cancer|treatment|from|after|because|of)`;

/** Who comes to fetch, as the family says; a parent who writes of "my wheelchair" has no name here. */
const FETCHER: Role = {
  ...parentRole((names) => new RegExp(String.raw`\b(${names})(?=(?:['’]?s)?\b[^.!?]{0,40}?\b${VISIBLE})`, 'i')),
  fallback: { text: 'somebody from home' },
};

const SEEN: Role = {
  fallback: { text: 'the wheelchair' },
  cues: (
    [
      [/\bwheel ?-?chair/i, 'the wheelchair'],
      [/\bmobility scooter/i, 'the scooter'],
      [/\bcrutches/i, 'the crutches'],
      [/\b(?:walking frame|walker|zimmer)/i, 'the frame'],
      [/\b(?:stick|cane)\b/i, 'the stick'],
      [/\b(?:scars?|burns)\b/i, 'the scars'],
      [/\bleg\b/i, 'the leg'],
      [/\b(?:arm|hand)\b/i, 'the arm'],
      [/\b(?:hair|bald\w*|wig)\b/i, 'a head without hair'],
      [/\b(?:limp|walks?|disab\w+)\b/i, 'the walk'],
    ] as const
  ).map(([match, text]) => ({ match, phrase: { text } })),
};

/** A parent's wheelchair or stick is seen by others at the gate, and the child is embarrassed and fond at the same time. */
export const seenAtTheGate: NamedScene = {
  id: 'seengate',
  image: 'heads that turn at a gate, and two who go home together',
  cue: said(
    String.raw`(?=[^]*(?:${PARENT}(?:['’]?s)? (?:${LINK} ){0,5}${VISIBLE}\b|\bmy (?:\w+ )?${VISIBLE}\b|\b(?:i|i['’]m|i am) (?:${LINK} ){0,5}${VISIBLE}\b))[^]*?\b(?:emb[ae]r+as+\w*|asham\w*|mortified|cringe\w*|star(?:es?|ed|ing)|(?:people|everyone|kids|children|others) (?:all )?look(?:s|ing)?|(?:does ?n['’]?t|does not|won['’]?t|not) want (?:me|us|mum\w*|mom\w*|dad\w*|her|him|his \w+|her \w+) (?:to )?(?:come|pick|be seen|at|go to|fetch|collect)|(?:friends|any ?(?:one|body)|people|others) (?:to )?(?:see|know))\b`,
    String.raw`\b(?:brothers?|sisters?|siblings?|twin|nan\w*|gran\w*|teas\w*|mock\w*|laugh\w*|bull(?:y|ied|ying)\w*|(?:make|makes|made|making) fun|mean things|self[- ]harm\w*|cut(?:s|ting)? (?:my|her|him)sel\w+|(?:he|she) (?:is|has|uses|was) (?:in |on )?(?:a )?(?:wheelchair|crutches)(?! (?:now )?(?:when|and he|and she)))\b`,
  ),
  decides: true,
  // A parent's wheelchair is no equipment of the child.
  isNoneOfThese: true,
  answers: /\b(?:chemo\w*|hair|emb[ae]r+as+\w*|asham\w*|wheel ?chair|crutches|stick|frame|scars?|accident|pick\w*|collect\w*|gate|star(?:es?|ed|ing)|look\w*|friends)\b/i,
  titles: { young: 'Off Home Together', older: 'What the Gate Sees' },
  roles: { fetcher: FETCHER, seen: SEEN },
  beside: {
    benefits: [
      'Tells {name} that being embarrassed and loving somebody can be there at once.',
      'Says why people look, and that looking gets less.',
      'Offers {name} something short to say or to do at the gate.',
    ],
    talk: {
      young: ['What do people look at in the story?', 'Which word fits in the blank for {name} today?', 'What shall we say if somebody asks?'],
      older: ['Which two feelings come at once in the story?', 'Which word went into the blank?', 'Where shall we meet after school, and what shall we say if somebody asks?'],
    },
  },
  text: {
    '2-3': `
      D<seengate> {fetcher} is at the gate. {Name} may see people look. They look at {seen}. It is new to them. Wave, wave.
      P<seengate> People look, and then they stop.
      Q<seengate> When people look, {Name} may feel ____.
      H<seengate> {helper} can say, "Hello, you."
      T<seengate> {he} can wave at the gate.
      T<seengate> {he} can show what was made today.
      C<seengate> {he} can say, "Here for me!"
      A<seengate> Goodbye, gate. Off they go, home together. People look, and it is fine. Home is warm.
    `,
    '4-5': `
      D<seengate> People at the gate may look when {fetcher is} there. They look at {seen}. {Name} may want to hide for a moment. That is a shy feeling, and it may come. Nobody is bad because of it.
      P<seengate> Children look and ask since they want to know. After some days they look at a dog.
      P<seengate> {fetcher} may be glad to see {Name} there.
      Q<seengate> When people look, {Name} may feel ____.
      H<seengate> {helper} can find a short answer with {him}.
      H<seengate> {helper} can say which side of the gate is good.
      T<seengate> {he} can wave first.
      T<seengate> {he} can tell {helper} about the shy feeling.
      C<seengate> {he} can say, "{fetcher} came for me."
      A<seengate> Love is big, and a shy feeling fits in beside it. Both can come to the gate. People look, and then they look at something else. After that, two go home together.
    `,
    '6-7': `
      D<seengate> At the gate, people may look at {seen} when {fetcher} comes. {Name} may go hot and wish that nobody looked. That is called being embarrassed. It comes to many children, and it is nobody's fault. Somebody can be embarrassed and love a person, both at once.
      P<seengate> People look at what is new to them. After some weeks it is as usual as a bike.
      P<seengate> {fetcher} comes to the gate for one reason, and that is {Name}.
      Q<seengate> When heads turn, {Name} may feel ____. It may be two words.
      H<seengate> {helper} can look for a short answer with {him}.
      H<seengate> {helper} can plan with {him} where to meet. ~ It helps to know the place.
      T<seengate> {he} can tell somebody at home about the hot face. ~ Once it is told, it is lighter.
      T<seengate> {he} can wave first. ~ Then people see two who belong together.
      C<seengate> {he} can say, "{fetcher} came for me, and we are off home."
      A<seengate> Heads turn at a gate, and then they turn back. A hot face cools down on the way home. Being glad was there too, under the heat. Two went through the gate together, and there was a day to tell.
    `,
    '8-10': `
      D<seengate> At a school gate one can see who comes for whom. When {fetcher} comes, people may look at {seen}, and {Name} may wish that they did not. Being embarrassed is not the same as being unkind. It comes from noticing who is looking, and at this age one notices a lot. Loving somebody and wanting to sink into the ground can happen in the same minute.
      P<seengate> People look at what they do not know yet. After a few weeks they know it, and look at something else.
      P<seengate> {fetcher} may see the looks as well, and comes all the same.
      Q<seengate> When heads turn, {Name} might feel ____. It may show in the face first.
      H<seengate> {helper} can agree with {Name} on a place to meet, and on one sentence for questions.
      H<seengate> {helper} can hear that it is hard, and not argue it away. ~ A feeling does not go because of an argument.
      T<seengate> {he} can answer a question in one sentence and go on. ~ Short answers end long looks.
      T<seengate> {he} can tell one friend how it is. ~ With one who knows, the gate gets smaller.
      C<seengate> {he} can think, "They look for a second, and we go home together."
      A<seengate> A gate is a busy place for ten minutes, and then it is empty. Looks go past there, and so do bikes, bags and dogs. Being embarrassed may come along for a while, and it may shrink when all of it is known. Love does not wait until then.
    `,
    '11+': `
      D<seengate> At this age, being seen with a parent at a school gate is not easy for anybody. When {fetcher} is there, eyes may go to {seen} before they go to anything else. {Name} may be embarrassed, and then feel bad about that. The first is a reflex. It says nothing about love or loyalty, so there is not much to feel bad about.
      P<seengate> Most looks are curiosity, and it is over quickly. A few people are rude, which is a fact about them.
      P<seengate> {fetcher} may know those looks well, and may have ways of dealing with them that are worth asking about.
      Q<seengate> When heads turn, {Name} might notice ____. More than one word may fit.
      H<seengate> {helper} can settle with {Name} where to meet, without making much of it.
      H<seengate> {helper} can hear that it is hard, and leave out the lesson.
      T<seengate> {he} can say it at home at a calm time. ~ Said kindly, it is a feeling and not an insult.
      T<seengate> {he} can keep one dull sentence ready for people who ask.
      C<seengate> {he} can think, "I can be embarrassed and still be on the same side."
      A<seengate> The gate empties within minutes, and most of those who looked are thinking about themselves again. Two things may remain true for some time: it is awkward, and it is love. Neither cancels the other. What people see at a gate is the least of what there is to know about a family.
    `,
  },
}; // prettier-ignore
