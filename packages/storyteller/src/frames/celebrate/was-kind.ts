import { sangToBaby } from './deeds/sang-to-baby.ts';
import { gaveAway } from './deeds/gave-away.ts';
import { gentleWithBaby } from './deeds/gentle-with-baby.ts';
import { script, type Frame } from '../../frame.ts';
import { gladForAnother } from './deeds/glad-for-another.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { askedSomebodyAlone } from './deeds/asked-somebody-alone.ts';
import { forAnother } from './deeds/for-another.ts';

const NEW_ONE = String.raw`(?:the |a )?(?:new (?:boy|girl|child|kid|classmate|pupil)|(?:boy|girl|child|kid) who (?:is|was) (?:new|alone|on (?:his|her|their) own))`;
const WITH_THEM = String.raw`(?:sat (?:with|next to|beside)|looked after|showed|played with|walked with|took|befriended|welcomed)`;
/** Somebody new who was not left to sit alone. */
const BEFRIENDED = new RegExp(
  String.raw`\b${WITH_THEM} ${NEW_ONE}\b|\bnew (?:boy|girl|child|kid)\b[^!?]*\b${WITH_THEM} (?:him|her|them)\b`,
  'i',
);

const own: Frame = {
  id: 'was-kind',
  name: 'Was kind to somebody',
  says: [
    'was kind to his sister',
    'comforted a friend who was crying',
    'gave her teddy to the baby',
    'helped a friend who fell',
    'let someone join the game',
    'included the new girl',
    'was gentle with the baby',
    'gave someone a hug',
    'made a card for grandma',
    'stood up for a classmate',
    'looked after his little brother',
    'said something nice to a child who was sad',
    'invited a boy who was alone to play',
    'shared kind words',
    'was so kind today',
    'kindness at school',
    'noticed someone was lonely',
    'was sweet to her grandad',
    'gentle with the cat',
    'thought of others',
    'brought a plaster to her friend',
    'he picked up what another child dropped',
    'offered her seat',
  ],
  claims: {
    strong: [
      'stopped a fight',
      'stopped the fight',
      'broke up a fight',
      'stroked the cat',
      'stroked the dog',
      'walks his little',
      'walks her little',
      'gently',
      'sat with a boy',
      'sat with a girl',
      'sat with a friend',
      'sat next to a boy who',
      'sat next to a girl who',
      'dog had died',
      'ran to get help',
      'ran to fetch',
      'fetched a teacher',
      'got the first aider',
      'ran for help',
      'gave his birthday money',
      'gave her birthday money',
      'gave his pocket money',
      'gave her pocket money',
      'donated',
      'gave his place',
      'gave her place',
      'gave up his place',
      'gave up her place',
      'let his sister win',
      'let her sister win',
      'let his brother win',
      'let her brother win',
      'let his friend win',
      'let her friend win',
      'kind',
      'kind words',
      'being kind',
      'kindness',
      'comforted',
      'plaster on',
      'put a plaster',
      'shared his lunch',
      'shared her lunch',
      'comfort',
      'gentle',
      'stood up for',
      'included',
      'let someone join',
      'let a little kid',
      'let a younger',
      'let others join',
      'join the game',
      'join in the game',
      'let him join',
      'let her join',
      'looked after',
      'thought of others',
      'invited',
      'made a card',
      'gave a hug',
      'gave a cuddle',
      'cuddled',
      'a cuddle when',
      'a hug when',
      'a cuddle because',
      'a hug because',
      'gave his cousin a cuddle',
      'gave her cousin a cuddle',
      'gave his cousin a hug',
      'gave her cousin a hug',
      'gave his sister a hug',
      'gave her sister a hug',
      'gave his brother a hug',
      'gave her brother a hug',
      'gave his friend a hug',
      'gave her friend a hug',
      'cheered up',
      'bought his sister',
      'bought her sister',
      'bought his brother',
      'bought her brother',
      'bought me a present',
      'bought his friend',
      'bought her friend',
      'with his own pocket money',
      'with her own pocket money',
      'translated for',
      'interpreted for',
      'gentle hands with',
      'gave the new girl',
      'gave the new boy',
      'gave her spot',
      'gave his spot',
      'gave up her spot',
      'gave up his spot',
      'gave his seat',
      'gave her seat',
      'gave up his seat',
      'gave up her seat',
      'held the door',
      'carried the shopping',
      'offered her seat',
      'offered his seat',
      'old lady',
      'old man',
      'helped friend',
      'helped neighbour',
      'helped neighbor',
      'gave money',
      'to charity',
      'gave toys',
    ],
    cues: [
      'friend',
      'crying',
      'sad',
      'baby',
      'sister',
      'brother',
      'hug',
      'gave',
      'helped',
      'lonely',
      'alone',
      'noticed',
      'grandma',
      'nice',
    ],
    not: [
      'came out to',
      'came out as',
      'gave them a hug and',
      'brother while i had a shower',
      'sister while i had a shower',
      'to play for the first time',
      'award for kindness',
      'collect an award',
      'looked after her',
      'looked after him',
      'looked after them',
      'looked after them herself',
      'looked after them himself',
      'looked after it herself',
      'looked after it himself',
      'looked after herself',
      'looked after himself',
      'kind of',
      'all kinds',
      'not kind',
    ],
  },
  topicWords: ['kind'],
  takes: ['helper', 'comforter'],
  facts: [
    'Small acts of kindness are usually worth more to the receiver than the giver expects.',
    'People tend to remember being helped or comforted for a long time.',
    'Kind acts that are noticed and described are repeated more than those rewarded with things.',
  ],
  threads: {
    stone: 'a small stone in water and the rings that go out from it',
    coat: 'a kind thing as small as a button, and what it holds together',
    again: 'a kind thing that is done again and again',
  },
  threadCues: {
    again:
      /\b(?:(?:every|each) (?:single )?(?:day|week|weekend|morning|evening|night|month|time|afternoon|\w+day|break|lunch\w*)|always|whenever|weekly|daily|regularly|for (?:weeks|months|years)|all (?:week|year|term))\b/i,
  },
  onlyWhenSaid: ['again'],
  tellsAlone: ['again'],
  decidedBy: [BEFRIENDED],
  roles: {},
  titles: {
    young: [
      { text: 'Plop, and a Ring', thread: 'stone' },
      { text: 'As Small as a Button', thread: 'coat' },
      { text: 'A Kind Thing' },
      { text: '{name} Was Kind' },
    ],
    older: [
      { text: 'Rings in the Water', thread: 'stone' },
      { text: 'About the Size of a Button', thread: 'coat' },
      { text: 'One Kind Thing' },
      { text: '{name} and a Kind Thing' },
    ],
  },
  benefits: [
    'Tells {name} what a kind thing is to the other person, as far as that can be known.',
    'Speaks of what was done, without comparing {name} with anybody.',
    'Invites {name} to tell it, or to keep it as something of {name} alone.',
  ],
  talk: {
    young: ['What was the kind thing?', 'How did it feel to do it?', 'Shall we drop a little stone in water and look?'],
    older: [
      'Where may that kind thing have gone afterwards?',
      'Which word went into the blank?',
      'Shall we each tell about a kind thing that somebody did for us?',
    ],
  },
  cover: {
    setting: 'garden',
    time: 'day',
    pose: 'wave',
    feeling: 'happy',
    companion: 'child',
    props: ['flower', 'ball'],
  },
  text: {
    '2-3': script(`
      D<stone> Plop goes a stone. Out goes a ring. {Name} did a kind thing. Plop! The stone is small. The ring gets big.
      D<stone> {Name} was kind. Look, a small stone! It goes plop. A ring goes out and out.
      D<coat> A button is small. It can shut a coat. {Name} did a kind thing. Now it is warm in there.
      D<coat> Brr, a coat is open! {Name} did a kind thing. It was small, like a button. A button can shut a coat.
      P The other one may like it. Kind is nice.
      P Grown-ups saw it. They may smile a bit.
      P A sad face can change. It takes some time.
      Q After a kind thing, {Name} may feel ____.
      Q When a face smiles, {Name} may feel ____.
      H {helper} can say, "That was kind."
      H {helper} can hear how it went.
      H<stone> {helper} can find a small stone.
      T {he} can tell it to a toy.
      T {he} can show what was kind.
      T {he} can draw it.
      C<stone> {he} can say, "Plop, and a ring."
      C<stone> {he} can say, "Small stone, big ring."
      C<coat> {he} can say, "Small as a button."
      C<coat> {he} can say, "Button in, wind out."
      A<stone> Plop, out goes the ring. That was a kind thing. {Name} did it. Plop!
      A<stone> The stone is down. The ring goes out and out. Kind things do that. Bye-bye, ring.
      A<coat> The coat is shut. It is warm in there. A kind thing is warm too. Hello, button.
      A<coat> One button, one coat. One kind thing, two people. {Name} was one of them. Warm, warm.
    `),
    '4-5': script(`
      D<stone> {Name} did a kind thing. When a small stone goes into water, there is a plop. Then a ring goes out, and one more. The stone is gone, but the rings go on.
      D<stone> Plop says a stone, and the water makes a ring. {Name} was kind, and that was like the stone. Rings go to places where the stone was not. A kind thing can go home with somebody.
      D<coat> A coat has small buttons. {Name} did something kind, and it worked like a button. A button holds two sides together. It takes a moment to do it up. Then the wind stays outside.
      D<coat> When a coat is open, the wind gets in. One button can change that. {Name} did something kind, about as big as a button. It did not take long. It got a bit warmer for somebody.
      P Kind things are often a surprise, because nobody asked for them. People think of a surprise like that in bed at night.
      P Grown-ups like to see such things. They may say so, or they may just smile. Some of them tell it to a friend.
      P When somebody is sad, the world looks grey. A kind hand makes it a bit less grey. It is still a sad day, but with two people in it.
      Q When it was done, {Name} may have felt ____.
      Q Seeing the other face, {Name} may feel ____.
      H {helper} can say how kind it looked. ~ It was seen, and that is good to know.
      H {helper} can listen to how it began. ~ Kind things begin with looking.
      H {helper} can talk about a kind thing from long ago. ~ People keep those in mind.
      T {he} can tell somebody how it was.
      T {he} can draw the two of them.
      T<stone> {he} can drop a small stone in a bowl and look.
      C<stone> {he} can think, "Small stone, big ring."
      C<stone> {he} can say, "Plop, and it goes on."
      C<coat> {he} can think, "It was as small as a button."
      C<coat> {he} can say, "One button, and it is warm."
      A<stone> The stone lies at the bottom now. The rings went all the way to the edge. {Name} did a kind thing, and it is done. It can go on without any help.
      A<stone> Nobody can see where the last ring goes. A kind thing is like that too. It was with {Name} first. Now it is out on the water.
      A<coat> The coat is shut, and the button does its job. Nobody looks at it. A kind thing can be small and hold a lot. {Name} has hands for that.
      A<coat> Buttons are small, and winter is big. Still, a button helps. The kind thing that {Name} did was about that size. It was the right size.
      D<again> Some kind things are done again and again. {Name} does one of those. It is like water for a plant. One time is good for a day. When somebody comes back with more, the plant can grow.
      P<again> People notice when a kind thing comes back. They begin to look out for it.
      Q<again> When it is time for it again, {Name} may feel ____.
      H<again> {helper} can say how it looks. ~ A thing that comes often is easy to miss.
      T<again> {he} can tell somebody how it goes.
      C<again> {he} can think, "Here I am again."
      A<again> A plant does not say thank you. It grows one more leaf. A kind thing that comes again is like water for it. {Name} does that.
    `),
    '6-7': script(`
      D<stone> {Name} did something kind. It is done now, and it goes on all the same. When a stone drops into a pond, it is gone in a second. But the water passes it on. One ring goes out, and a bigger one, all the way to the reeds. A frog over there gets a little rocked by it.
      D<stone> A kind thing is often as small as a pebble in a pond. {Name} did one of those. First came looking, because help begins with seeing somebody. Then there was a word, or a hand, or some room to sit. After that the rings went out by themselves.
      D<coat> Nobody says "what a fine button" about a coat. Yet without it the wind gets in. {Name} did a kind thing of about that size. It was small, and it was in the right place. That is how buttons work, and it is how kind things work as well.
      D<coat> The wind finds the one place where a coat is open. Then a button is worth more than a hat. {Name} saw a place like that and did a kind thing there. It may have been a word, or a hand, or half of something. It closed the gap, as a button does.
      P The person on the other side may not have said much. People often think of the right words later. By then they are at home and brushing their teeth.
      P Most grown-ups can tell of a kind thing from when they were six. They remember who did it. They often still know what it was.
      P Whoever saw it has something to tell today. Good news about people is not on every day. It gets told at dinner, between the soup and the spoons.
      Q Doing that kind thing, {Name} may have felt ____. It can be warm, or shy, or nothing much at all.
      Q Later that day, {Name} may feel ____. Another word is fine too.
      H {helper} can say exactly how it looked. ~ Then it is clear what was kind about it.
      H {helper} can ask how it began. ~ It began with noticing, and that is worth knowing.
      H {helper} can keep quiet about it, when {he} would like that. ~ A kind thing may stay small.
      T {he} can tell somebody about it, or keep it as a quiet thing. ~ Both are fine.
      T<stone> {he} can draw the pond with the stone and the rings. ~ A frog can be in it as well.
      T {he} can think of somebody who once did a kind thing for {him}. ~ It is still there to be thought of.
      C<stone> {he} can think, "The rings go on without me."
      C<stone> {he} can say, "A pebble is enough."
      C<coat> {he} can think, "Right size, right place."
      C<coat> {he} can think, "A button is enough."
      A<stone> By evening the pond is flat. The stone is down there, and the rings have gone to the edge. {Name} did a kind thing that day. Somewhere, a frog is still thinking about it.
      A<stone> It was not done for a prize. A prize would only have been in the way. The kind thing is out in the world now. {Name} can have supper.
      A<coat> The coat hangs on its hook, with all its buttons. It looks like any coat. Kind things do not show afterwards either. They are only missed when nobody does them.
      A<coat> When it gets windy, a coat is glad of its buttons. Somebody had a windy day, and {Name} was kind. Now it is less windy. That was the whole story.
      D<again> One drop of water hardly wets a plant. Drop after drop, it has enough to drink. {Name} does a kind thing, and does it again and again. Each time is small. All the times together are not.
      P<again> Somebody may look forward to it by now. It is good to know that a kind thing will come round again.
      Q<again> Just before the next time, {Name} may feel ____. It need not be the same each time.
      H<again> {helper} can say what can be seen of it. ~ What comes often is easy to miss.
      T<again> {he} can tell what the best part of it is. ~ There may be a good part for both.
      C<again> {he} can think, "Here I am again."
      A<again> A day off does not undo it. The drops that fell are in the leaves of the plant. {Name} was kind more than once, and the times add up. There is no hurry with the next one.
    `),
    '8-10': script(`
      D<stone> People who do something small and kind tend to think that it was hardly worth mentioning. {Name} did a kind thing of that size. From where the giver stands, it is just a pebble. It is hard to see from there how far the rings go.
      D<stone> {Name} did something kind. It was over quickly, as these things usually are, and then the day went on. A stone in a lake behaves the same way. It is gone at once, and the water carries on with the news. Nobody standing at the edge can say where the last ring ends.
      D<coat> A button weighs about a gram, and a winter coat weighs two thousand times as much. Still it is the button that decides. {Name} did a kind thing that was roughly that size. It was at the right place, where the wind was getting in. That takes somebody who looks, because a missing button is easy to overlook.
      D<coat> It is easy to lose a button and hard to do without one. The coat stays open at that place, and the wind finds it at once. {Name} noticed something of the sort and did a kind thing there. It was no bigger than a button, which weighs about a gram. What matters about a thing like that is where it goes.
      P The other person may have said thanks, or only nodded. Being helped can make people shy. It often takes until the evening before the right words turn up, and then nobody is there to hear them.
      P Adults talk a good deal about being kind and seldom catch it happening. When they do, they tend to go quiet. It reminds them of somebody, usually from a long time ago.
      P Other people may have noticed more than they mention. In most groups people know exactly who makes room and who does not. They simply have no word for it.
      Q In that moment, {Name} might have felt ____. Some people notice nothing at all until later.
      Q Thinking of the other person now, {Name} might feel ____. It does not need to be a big word.
      H {helper} can describe how it looked, without a speech. ~ A description is easier to believe.
      H {helper} can ask what gave it away that somebody needed something. ~ Noticing is the skilled part.
      H {helper} can talk about a kind thing that somebody did long ago. ~ Such stories have a long life.
      T {he} can tell it to one person, or keep it. ~ A kind thing does not get smaller in silence.
      T {he} can write down what was noticed first. ~ It is a detail worth keeping.
      T<stone> {he} can think of whose ring this one may have been. ~ Hardly any kindness starts from nothing.
      C<stone> {he} can think, "I only saw the pebble."
      C<stone> {he} can think, "It has left the shore by now."
      C<coat> {he} can think, "One gram, right place."
      C<coat> {he} can think, "I saw where the wind got in."
      A<stone> What happens on the far shore is not known, and it does not need to be. A kind thing was done on this side. {Name} dropped it in and went on with the day. That is the usual way.
      A<stone> The stone cannot be found again among the others. The rings have passed it on, and they do not mention who threw it. {Name} knows. It is a good sort of thing to know about a kind act.
      A<coat> Hardly anybody praises a coat for its third button. It holds, and that is all it does. {Name} was kind at one small point on one day. Somebody was less cold because of it.
      A<coat> It is possible to do large things for people, or small ones at the right moment. The second kind is more often needed. {Name} did one of those. The wind has gone round to somebody else.
      D<again> In some caves water drips for thousands of years, and a column of stone grows where it falls. {Name} does a kind thing more than once, which is different from doing it once. The first time takes an idea. The times after it take something else, since nothing about them is new. That may be why people talk about them less.
      P<again> The other person may have stopped saying thanks each time. That happens with things people have come to count on. To be counted on is a kind of thanks as well.
      Q<again> Before the next time, {Name} might feel ____. It may be different from the first.
      H<again> {helper} can say aloud what it adds up to. ~ Hardly anybody counts such things.
      T<again> {he} can tell somebody about a part of it that nobody would guess. ~ Things that are done often have odd details.
      C<again> {he} can think, "One more drop, in the same place."
      A<again> A drop falls, and the column is taller by less than a hair. Nobody could see it. {Name} keeps a kind thing going, at a size that fits into a week. It may be left out sometimes, and the stone will still be there.
    `),
    '11+': script(`
      D<stone> There is a body of research on small kindnesses, and its main result is rather pleasing. People who do something kind underestimate, quite reliably, how much it means on the other side. {Name} has done something of the sort, and it probably seemed like a pebble. From the shore, a pebble disappears at once and makes an unimpressive noise. What the water does with it afterwards takes place somewhere else.
      D<stone> {Name} did a kind thing, and the day continued as if nothing had happened. That is what the beginning of such things looks like, because the person who starts them sees only a pebble and a splash. The rings travel outwards at their own speed, and they reach people who have no idea where they came from. It would be difficult to send a bill.
      D<coat> An engineer would call a button a small part with a large effect. The thing that {Name} did was of that type: kind, brief, and placed where something would otherwise have come apart. Larger gestures get more applause, and they are often aimed a little to the left of where the trouble is. Getting the place right is only possible for somebody who has been paying attention, and that is the rare part.
      D<coat> A winter coat can cost a great deal, and whether it is any use in the wind depends on five buttons. {Name} did something kind recently that belongs to the same class of object. It was small enough to be overlooked, and it was put exactly where something was open. Most help is larger than that and arrives at a place where nobody was cold. Finding the open one takes somebody who looks first.
      P Whoever received it may have been clumsy about it. Kindness is hard to accept, particularly at an age when nobody wants to need anything. An awkward shrug can be a long sentence in translation, and it may take a year to arrive.
      P Others may have seen it and said nothing, since saying something would have made it into an event. They will have drawn their conclusions. Reputations are made of such observations far more than of speeches, and they are made without any announcement.
      P Adults sometimes respond with a compliment about character, which is well meant and misses the point. It was not a trait that did it. It was a decision, made on a specific afternoon by somebody who had other things to do and did this one first.
      Q At that moment, {Name} might have felt ____. Doubt about whether it was welcome is a common answer.
      Q Looking back on it, {Name} might feel ____. There may also be a small wish that nobody mentions it.
      H {helper} can mention it in a single sentence and change the subject. ~ That is often the most comfortable form.
      H {helper} can ask what {he} had noticed. ~ The noticing is the rarer half of it.
      H {helper} can respect it when {he} would rather not have it told. ~ It keeps its value without an audience.
      T {he} can tell it to one person who will not make a fuss. ~ Some things are better for having been said once.
      T {he} can keep it entirely private. ~ That is a legitimate way of owning something.
      T {he} can remember a kind thing from the other side, and what it was like to receive it. ~ It makes the estimate more accurate.
      C<stone> {he} can think, "The splash was the small part."
      C<stone> {he} can think, "No address, and still going."
      C<coat> {he} can think, "Small part, right place."
      C<coat> {he} can think, "It went where the wind came in."
      A<stone> It will not be possible to find out where it ended, and there may be several ends. A kind thing was set in motion, and {Name} was standing on the shore at the time. The lake looks the same as before, as lakes do. They are discreet, and so is the person who threw the stone.
      A<stone> It counts without being repeated, and without being known about. It was kind, it was enough, and it belongs to a particular day. Perhaps somebody lay awake that night for a better reason than usual. {Name} may have slept straight through it, with one arm over the edge of the bed.
      A<coat> The part has done its work and cannot be seen from outside. A good many days hold together because of something equally small, placed there by a person who was kind and had other things to do. {Name} was that person on one of them. There was no ceremony, and the day went on.
      A<coat> Large efforts have their place, and so does a gram of plastic with four holes. To be kind in the right spot is mostly a question of looking. {Name} looked, and acted on it. Somebody went home that day with their coat closed, and may not even have noticed why.
      D<again> Single good deeds get into newspapers, while repeated ones hardly get into conversation. {Name} is kind in one way with some regularity, which means that it was decided on more than once. The first time there is novelty in it. Later there is weather, homework and the possibility of staying on the sofa. A thing that survives those belongs to another category, and there is no prize for it.
      P<again> Whoever it is for may not say much about it any more. People mention what surprises them. What they rely on they mention to others, usually in another room and with some pride.
      Q<again> On an ordinary one of those occasions, {Name} might feel ____. Reluctance is no argument against it.
      H<again> {helper} can remark on it once, without making a duty of it. ~ A gift that is expected stops being one.
      T<again> {he} can skip a time with a clear conscience. ~ What is done freely can also be left out.
      C<again> {he} can think, "Again, and by choice."
      A<again> There is no date on which it will be finished, and no ceremony is planned. {Name} goes on being kind in one particular spot, for as long as it makes sense to both sides. Somebody's week has a fixed point because of that. It is a modest sort of architecture, and it holds.
    `),
  },
};

/** A kind thing that was done: how small it was, and where it went afterwards. */
export const wasKind: Frame = withDeeds(
  own,
  sangToBaby,
  gentleWithBaby,
  gaveAway,
  gladForAnother,
  askedSomebodyAlone,
  forAnother,
);
