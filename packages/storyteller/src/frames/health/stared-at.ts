import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const KIT: Role = {
  fallback: { text: 'wheelchair' },
  cues: [
    { match: /\bpower ?chair\b/i, phrase: { text: 'power chair' } },
    { match: /\bwalking frame\b/i, phrase: { text: 'walking frame' } },
    { match: /\b(?:k-?walker|walker|rollator)\b/i, phrase: { text: 'walker' } },
    { match: /\bwheel ?chair\b/i, phrase: { text: 'wheelchair' } },
    { match: /\bbuggy\b/i, phrase: { text: 'buggy' } },
    { match: /\btrike\b/i, phrase: { text: 'trike' } },
  ],
};
const MOVER = String.raw`\b(?:wheel ?chairs?|power ?chairs?|walking frame|walker|k-?walker|rollator|(?:special|disability|adapted|sen|big) buggy|trike)\b`;
const LOOKED_AT = String.raw`\b(?:star(?:e|es|ed|ing)|looks? at (?:him|her|them)|(?:people|everyone|everybody|others|kids|children) (?:\w+ )?look(?:ing|s)?\b|being (?:looked|stared) at|(?:embarrass\w*|ashamed|self-?conscious)|point(?:s|ed|ing)? at|gawp\w*|whisper\w*|look(?:s|ing)? (?:funny|odd|strange)|what(?:['’]?s| is| was)? (?:wrong|the matter|happened)|why (?:(?:is|are|does|do|can['’]?t) )?(?:he|she|they)|ask(?:s|ed|ing)? (?:him |her |them )?(?:why|what|questions|about))\b`;

/** Others look and look at what somebody gets about with, or ask what is wrong: nothing is, and one answer is enough, or none. */
export const staredAt: NamedScene = {
  id: 'staredat',
  image: 'eyes that look for a word, and a word that is ready for them',
  cue: said(
    `(?=[^]*${MOVER})(?=[^]*${LOOKED_AT})`,
    String.raw`\b(?:star(?:es|ed|ing)|point(?:s|ed|ing)|gawp\w*|laugh(?:s|ed|ing)|asked|asks)(?: (?:and \w+|loudly))? (?:at |why )(?:an?|the|that|this|another|some|other)? ?(?:\w+ ){0,2}(?:man|woman|lady|boy|girl|child|person|people|someone|somebody|kid|children|men|women)\b|\b(?:(?:he|she|they|my son|my daughter) (?:\w+ )?(?:stares?|points?|asks?|asked|stared|pointed) (?:at )?(?:a|an|the|other|another|people|why (?:a|the|that|another)|someone|somebody|questions about (?:a|the|people))|(?:brother|sister|cousin|mum(?:my)?|mom(?:my)?|dad(?:dy)?|grandad|nan\w*|granny|grandma|friend)(?:['’]?s| is| has| uses| in)[^.]{0,16}(?:wheel ?chair|walker|frame)|\b(?:mum(?:my)?|mom(?:my)?|dad(?:dy)?) (?:in|on|with) (?:a|her|his)\b|\bmy wheel ?chair|\b(?:i am|i['’]m|i use|me) [^.]{0,16}wheel ?chair|touch\w*|push(?:es|ing|ed) (?:him|her|it)|without asking|lean\w*)\b`,
  ),
  decides: true,
  answers:
    /\b(?:star\w*|ask\w*|wrong|look\w*|wheel ?chair|point\w*|kids|people|hates?|embarrass\w*|started|new|first|got|illness)\b/i,
  titles: { young: 'How I Get About', older: 'Nothing Is Wrong' },
  roles: { kit: KIT },
  text: {
    '2-3': `
      D<staredat> Look, {Name} has {his} {kit}. It is there to move. Eyes look and look. It is new to them. Hello, eyes!
      P<staredat> They do not know it yet. They want to.
      Q<staredat> When they look, {Name} may feel ____.
      H<staredat> {helper} can say what it is.
      T<staredat> {he} can wave.
      T<staredat> {he} can look for a game.
      C<staredat> {he} can say, "Hello! I can play."
      A<staredat> They looked, and now they know. The {kit} can move. {Name} can play. Hello, friends!
    `,
    '4-5': `
      D<staredat> {Name} uses {his} {kit} to move. Other children may look and look, for it is new to them. Some ask, "What is wrong?" Nothing is wrong with {Name}. There are many ways to move, and this is one.
      P<staredat> Eyes go to what is new. When they know it, they look at the game.
      Q<staredat> When somebody looks and looks, {Name} may feel ____.
      H<staredat> {helper} can give the answer when {Name} wants a rest.
      H<staredat> {helper} can tell the others what is fine to ask.
      T<staredat> {he} can say hello first. Then eyes find a face.
      T<staredat> {he} can give no answer, and go on with the game.
      C<staredat> {he} can say, "My {kit} is how I move."
      A<staredat> They looked, and then they knew. The {kit} is there to move, and that is all. Nothing was wrong before, and nothing is wrong now. There is a game, and {Name} is in it.
    `,
    '6-7': `
      D<staredat> Some people walk, and {Name} uses {his} {kit} to move. Others may stare at that, or ask what is wrong. Nothing is wrong with {Name}. A body can move in more ways than one. The people who stare have only learned about one so far.
      P<staredat> A stare is a question that has not found its words. Most people do not know they do it. It can still be a lot, ten times a day.
      Q<staredat> When somebody stares, {Name} may feel ____. It may be a different word the tenth time.
      H<staredat> {helper} can tell the class what is fine to ask.
      H<staredat> {helper} can give the answer for once. ~ Then {Name} has a rest.
      T<staredat> {he} can look back, smile or wave. ~ Eyes often find their manners then.
      T<staredat> {he} can say, "I don't feel like talking about it," and go on.
      C<staredat> {he} can say, "It is my {kit}. It is how I get about."
      A<staredat> There was a stare, and one short answer, or none. Nobody owes an answer to each person in a shop. Those who play with {Name} forget the {kit} by the second game. They want to know who is in goal. It can move, and so can they.
    `,
    '8-10': `
      D<staredat> {Name} uses {his} {kit} to move, and other people look. Some stare, and some ask what is wrong. Nothing is wrong with {Name}. The question is what is wrong with kerbs, steps and manners. Bodies move in different ways, and most people have only learned about one of them. Finding that out in public is their business, although it lands on somebody else.
      P<staredat> A stare is mostly a brain that has no word for what it sees. It means no harm, and it can be tiring all the same, ten times a day.
      P<staredat> Friends stopped seeing it long ago. They see the person who cheats at cards.
      Q<staredat> When eyes stay too long, {Name} might feel ____. On some days it is nothing, and on others it is the last straw.
      H<staredat> {helper} can ask the teacher to tell the class what is fine to ask, if {Name} agrees.
      H<staredat> {helper} can do the answering on days when {Name} has had enough of it.
      T<staredat> {he} can look back in a friendly way until they notice. ~ It rarely takes long.
      T<staredat> {he} can choose: an answer, a joke, or "I'd rather not say". ~ All three are polite.
      C<staredat> {he} can say, "Nothing's wrong. It's my {kit}. It's how I get about."
      A<staredat> The question was asked, and it got one sentence, or none. There will be others, in other queues. Each time it is for {Name} to choose how much to say. Whoever plays, argues or laughs with {him} has stopped looking at the {kit}. It is there to move, and the talk has moved on.
    `,
    '11+': `
      D<staredat> To move through a town with a {kit} means being looked at by people who do not think that they are staring. {Name} knows the glance that stays too long, and the stranger who asks what is wrong. The accurate reply is that nothing is. Some bodies move on wheels or with a frame, and the awkward part of it is mostly steps, kerbs and other people's faces. It is understandable to be sick of that. It would be for anyone.
      P<staredat> Most starers are neither hostile nor kind. They have met something they have no script for, and the eyes wait while the brain looks for one. That explains it, and it does not oblige anybody to help them.
      P<staredat> Friends stop noticing sooner than strangers do. They tend to get angrier at a stare than its target does.
      Q<staredat> When it happens again, {Name} might notice ____. Bored, amused and furious are all in use.
      H<staredat> {helper} can ask before stepping in, and otherwise let {Name} deal with it.
      H<staredat> {helper} can help to find people who have the same days and better jokes about them. ~ It is a relief not to explain.
      T<staredat> {he} can meet the look, nod, and carry on. ~ It hands the awkwardness back.
      T<staredat> {he} can keep three answers ready, a short one, a funny one and "That's private", and pick by mood.
      C<staredat> {he} can think, "They are short of a word. I can go on with my day."
      A<staredat> There will be other looks, and some days will have patience for them and others will not. Neither kind of day is a duty to educate the public. Going out belongs to {Name} as much as to the people who gape at it. The {kit} is how {he} can move, and where to is the interesting question.
    `,
  },
};
