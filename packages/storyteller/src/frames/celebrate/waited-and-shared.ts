import { script, type Frame } from '../../frame.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { satThrough } from './deeds/sat-through.ts';
import { sharedTurns } from './deeds/shared-turns.ts';

const own: Frame = {
  id: 'waited-and-shared',
  name: 'Waited or shared',
  says: [
    'waited for his turn',
    'shared his toys',
    'shared her trains with her brother',
    'took turns at the playground',
    'waited patiently at the doctor',
    'let another child go first',
    'waited in the queue without a fuss',
    'shared the ipad',
    'gave half of her biscuit to a friend',
    'played together nicely',
    'waited until dinner',
    'let his sister have a go',
    'played nicely with a friend',
    'was patient',
    'waited while i was on the phone',
    'didnt interrupt',
    'took turns on the swing',
    'swapped toys',
    'lent her favourite pen',
    'gave up his turn',
    'let the baby hold her teddy',
    'they shared without fighting',
  ],
  claims: {
    strong: [
      'let her friend play with',
      'let his friend play with',
      'let his friend have',
      'let her friend have',
      'play with her new',
      'play with his new',
      'lets his cousin play',
      'lets her cousin play',
      'lets his sister play',
      'lets her sister play',
      'lets his brother play',
      'lets her brother play',
      'let his sister have',
      'let her sister have',
      'let his brother have',
      'let her brother have',
      'compartio',
      'compartió',
      'let his sister choose',
      'let her sister choose',
      'let his brother choose',
      'let her brother choose',
      'let his friend choose',
      'let her friend choose',
      'let someone else choose',
      'waited',
      'took turns',
      'his turn',
      'her turn',
      'shared',
      'share',
      'patient',
      'patiently',
      'patience',
      'let another',
      'go first',
      'have a go',
      'swapped',
      'lent',
      'didnt interrupt',
      'did not interrupt',
      'played nicely',
      'played together',
      'playing nicely',
    ],
    cues: ['turn', 'queue', 'line', 'half', 'together', 'toy', 'swing', 'friend', 'brother', 'sister'],
    not: [
      'swapped her phone',
      'swapped his phone',
      'swapped their phone',
      'his first',
      'her first',
      'their first',
      'the first',
      'shared room',
      'had a go',
      'give it a go',
      'waited to be kind',
      'man waited',
      'lady waited',
      'woman waited',
      'everyone waited',
      'people waited',
      'they waited for',
      'teacher waited',
      'driver waited',
      'nurse waited',
      'waited for him',
      'waited for her',
      'i waited',
      'we waited',
      'sharing a room',
    ],
  },
  topicWords: ['wait', 'share', 'sharing', 'turn'],
  takes: ['helper', 'comforter'],
  facts: [
    'Waiting is easier when it is filled with something; looking away from what is wanted helps.',
    'Sharing by choice makes children more willing to share again than being made to share.',
    'Time seems longer when attention is on it.',
  ],
  threads: {
    gap: 'the gap before a turn, and what fits into it',
    two: 'one thing and two people, and what there was afterwards',
    gave: 'something that went to somebody else',
    seesaw: 'a see-saw, which needs one at each end',
  },
  threadCues: {
    gap: /\b(?:wait\w*|patien\w*|queue\w*|line|his turn|her turn|their turn|clinic|interrupt\w*|until)\b/,
    gave: /\b(?:gave|gives|given|let(?:s|ting)? (?:his|her|their|a|an|the|another|someone|somebody|me|us|other)\b[^.]{0,30}\b(?:have|go first|get|take|choose|hold)|lent|offered|last (?:one|piece|slice|bit|biscuit|cookie|pancake|sweet|bit of))\b/i,
    seesaw:
      /\b(?:took turns|taking turns|takes turns|played (?:so |really )?(?:nicely|well|together)|played with|go first|without fighting)\b/,
  },
  onlyWhenSaid: ['gap', 'gave'],
  roles: {},
  titles: {
    young: [
      { text: 'Wait, Wait, Go', thread: 'gap' },
      { text: 'Up One, Down One', thread: 'seesaw' },
      { text: 'One Thing and Two People', thread: 'two' },
      { text: 'An Open Hand', thread: 'gave' },
      { text: 'A Good Turn' },
      { text: 'A Turn for Each' },
    ],
    older: [
      { text: 'What Fits into a Wait', thread: 'gap' },
      { text: 'One at Each End', thread: 'seesaw' },
      { text: 'What a See-Saw Needs', thread: 'seesaw' },
      { text: 'One Thing, Two People', thread: 'two' },
      { text: '{name} and the Other One' },
      { text: 'In Between the Turns', thread: 'seesaw' },
      { text: 'The Other One Got It', thread: 'gave' },
      { text: '{name} and Somebody Else' },
    ],
  },
  benefits: [
    'Tells what {name} did while waiting or sharing, so that the quiet part is seen.',
    'Says what the other person may have thought, and leaves the feeling to {name}.',
    'Invites {name} to tell it or to show how it was done.',
  ],
  talk: {
    young: ['Who had a turn?', 'How did it feel?', 'Shall we take turns with something, and sing?'],
    older: [
      'What did people see, and what did they not see?',
      'Which word went into the blank?',
      'Shall we find something that needs two?',
    ],
  },
  cover: {
    setting: 'playground',
    time: 'day',
    pose: 'stand',
    feeling: 'happy',
    companion: 'child',
    props: ['ball', 'blocks'],
  },
  text: {
    '2-3': script(`
      D<gap> {Name} waited. Wait, wait, wait. It was a bit long. Feet can tap in a wait. Tap, tap, and go!
      D<gap> Tap, tap go the feet. {Name} waited. Then came the turn. Tap, tap, go!
      D<two> One thing, two people. {Name} shared it. Here it goes. There it goes. Both had some.
      D<two> Here is one thing. Here are two people. {Name} shared. One had it. Then the other one did.
      P<two> The other one had a turn. That is nice.
      P<gap> Grown-ups wait in shops. It is long for them too.
      P<two> Grown-ups share a pot of tea. They share a sofa.
      P People saw it. It was quiet work.
      Q<gap> In a wait, {Name} may feel ____.
      Q<two> When two want one, {Name} may feel ____.
      Q After that, {Name} may feel ____.
      H {helper} can say, "I saw that."
      H {helper} can hear how it went.
      H<gap> {helper} can wait as well.
      T<gap> {he} can show how to wait.
      T<two> {he} can show how to share.
      T {he} can tell it to a toy.
      T {he} can draw two people.
      D<gave> Two people, one thing. {Name} could share. Here it goes! The other one got it.
      C<gave> {he} can say, "Here it goes."
      A<gave> Here it went. That is how to share. {Name} did that. Bye-bye, thing.
      D<seesaw> A see-saw needs two. Up one, down one. {Name} can take a turn. Up and down!
      C<seesaw> {he} can say, "Up one, down one."
      A<seesaw> Up one, down one. A turn here, a turn there. {Name} did that. Bye-bye, see-saw.
      C<gap> {he} can say, "Tap, tap, go."
      C<gap> {he} can say, "Feet, tap with me."
      C<two> {he} can say, "Here, and there."
      C<two> {he} can say, "One thing for two."
      A<gap> Tap, tap, tap. The wait is over. {Name} did that. Feet, have a rest.
      A<gap> First a wait, then a go. Feet tapped all the way. The feet are still now. Bye-bye, wait.
      A<two> One thing, two people. They can share. Both had some. Hello, hello!
      A<two> Here it went, there it went. That was how to share. {Name} did it. It is all gone now.
    `),
    '4-5': script(`
      D<gap> Before a turn there is a gap. {Name} waited in it, and that is hard. A gap looks empty. But a song fits into it, and so does counting cars. At the end of it there was a turn.
      D<gap> It takes a lot of body to wait. {Name} did it all the same. Legs want to go, and hands want to have. Somehow the gap got filled, bit by bit. Then it was time.
      D<two> One thing is not a lot for two people. {Name} shared all the same. First one had it, and then the other one did. Or there was a bit for each of them. There is more than one way.
      D<two> There was one thing and there were two people. {Name} shared, so the thing went back and forth. It did not get smaller by that. It got used more. Two people know it now.
      P<two> The other child could see the thing come. That is a good sight. A shared thing is still warm from the other hand.
      P<two> Grown-ups share a sofa, a bus and a pot of tea. They know that it can be hard. Some of them still want the window seat.
      P<gap> Grown-ups know what waiting is like. They wait for buses and for soup. Most of them look at a wall.
      P Someone who gets a turn may be too busy to say thanks. The face says it, from ear to ear.
      Q<gap> In a wait like that, {Name} may have felt ____.
      Q<two> With one thing and two people, {Name} may have felt ____.
      H<gap> {helper} can say how long the wait was. ~ It was as long as two songs, or three.
      H {helper} can tell how it looked. ~ A quiet thing is easy to miss.
      H {helper} can listen to how it was done. ~ There may be a trick in it.
      T<gap> {he} can show somebody a good way to wait.
      T<two> {he} can show with two toys how it went.
      T<two> {he} can tell who had it first and who had it next.
      T {he} can tell somebody how it was.
      T {he} can draw what there was to see.
      D<gave> There was one thing for two people. {Name} let somebody else have some or have it first. To share is like a hand that opens. Hands would rather stay shut. This one opened.
      C<gave> {he} can think, "This one was for you."
      A<gave> An open hand looks like nothing much. But that is how it looks to share. {Name} did it, and it is not easy. A hand like that has room for other things.
      D<seesaw> A see-saw has two ends, and one person cannot do it alone. One goes up, and next the other one has a turn. {Name} did something that works like that. It takes two who think of each other. Then it goes on and on.
      Q At the end of it, {Name} may feel ____.
      C<seesaw> {he} can say, "You go up, and then I do."
      A<seesaw> When somebody just gets off, a see-saw goes bump. Nobody got a bump this time. There was a turn for both. {Name} was at one end of that.
      C<gap> {he} can think, "The gap has room for a song."
      C<gap> {he} can say, "First a gap, and then me."
      C<two> {he} can say, "There and back again."
      C<two> {he} can think, "One thing, and two of us had it."
      A<gap> The gap is gone, and the turn is over too. What is left is that {Name} waited. It can be done with legs that want to run. That is worth a song.
      A<gap> Long waits end, and so did this one. Nobody saw what was inside the gap. {Name} knows. It may have had ten cars in it.
      A<two> One thing can be good for two people. It can go back and forth, or in bits. People can share it, and both have something from it. {Name} did that.
      A<two> One thing and two people, and both had some of it. It is quite a sum. {Name} shared. Both people can have a rest now.
    `),
    '6-7': script(`
      D<gap> A wait is made of minutes, and each minute is sixty seconds long. They seem longer when somebody looks at them. {Name} waited, all the way to the end of it. Looking at something else can fill the gap. Then the minutes walk a little faster.
      D<gap> Nobody claps for a person who waits. It looks like nothing. But {Name} waited, and inside there was a lot going on. The wish said "now", and the head said "soon". The head is smaller than a wish, and still it held.
      D<two> How can one thing go to two people? It is a hard sum when both of them want it. {Name} found an answer and shared. There can be a line down the middle, or a turn for each. It takes no pencil, but it takes a good deal of thinking.
      D<two> To share one thing is a sum that comes out right for two. {Name} shared. It could be in halves, or in turns, or at the same time. Sums like that are hard, even for grown-ups. This one came out.
      P The others may have noticed and said nothing. People are like that when a thing goes well. They just go on with what they were doing.
      P Grown-ups see at once when somebody waits or shares. They put the cup down for a moment. Then they go on as if nothing had happened.
      P<two> Grown-ups share a kitchen, a car and one bathroom. They know that sum well. On some days theirs does not come out.
      P<gap> People who wait in a line look at the backs of heads. They think about lunch. They are happy when everyone keeps their place.
      Q<gap> In the middle of it, {Name} may have felt ____. Legs have a word for it as well.
      Q<two> When it was the other one's turn, {Name} may have felt ____. It can be two things at once.
      Q Now that it is done, {Name} may feel ____. It can be two things at once.
      H<two> {helper} can ask how it was shared. ~ There is more than one good way.
      H<gap> {helper} can ask what filled the time. ~ The answer may help others.
      H {helper} can say how it looked from the outside. ~ It looked like nothing, and it was a lot.
      H<two> {helper} can talk about a thing that was hard to share. ~ Everyone has had one.
      H<gap> {helper} can talk about another long wait. ~ Everyone has one.
      T {he} can tell what it was like in there. ~ Nobody can see it from outside.
      T<two> {he} can tell how it was made fair. ~ A fair way can be used again.
      T<gap> {he} can show another child a good way to fill a gap. ~ Tricks can be shared too.
      T<gap> {he} can choose something to wait for together with somebody. ~ It is shorter with two.
      D<gave> There was one thing, and there were two who could have had it. {Name} let the other one have it, or have some of it. To share like that can pinch a bit inside, even when nobody shows it. It takes a big breath. Then it is done.
      C<gave> {he} can think, "I could have it, and I gave it."
      A<gave> Somebody noticed, or nobody did. It was done in any case. To share like that takes a big breath, and {Name} had one. Another time it may go the other way round.
      D<seesaw> A see-saw is the best lesson in sharing that was ever made of wood. If one end stays down, nobody has any fun. {Name} did something that keeps a game like that going. There is a turn for one, and then a turn for the other. The one who is down does the pushing.
      C<seesaw> {he} can think, "It needs one at each end."
      A<seesaw> A see-saw stands still again when both have gone in for supper. It does not say who had more turns. It only works when people think of the other end. {Name} thought of it today.
      C<gap> {he} can think, "I look somewhere else, and it gets shorter."
      C<gap> {he} can say, "Soon is a real time."
      C<two> {he} can think, "The sum came out for two."
      C<two> {he} can say, "There was enough of it for both."
      A<gap> The minutes are gone, and nobody misses them. {Name} waited through all of them. There is no photo of it, because there is nothing to see. It is told here instead.
      A<gap> A wish said "now", and all it got was "soon". Then soon came. {Name} was able to wait for it. The head may rest now, and so may the wish.
      A<two> There was one thing, and there were two who wanted it. In the end two people had something from it. To share it made it a better thing. There is even a bit more to tell.
      A<two> One thing was there, and it did for two people. That was the sum, and {Name} shared it out. It was not an easy one. The answer was two.
    `),
    '8-10': script(`
      D<gap> In a famous test, children could have one marshmallow now, or two if they managed to wait. {Name} waited, with or without marshmallows. The scientists were less interested in the sweets than in what the children did meanwhile. Those who stared at it found it hard. Others sang, looked at the ceiling or talked to their shoes, and the time went by.
      D<gap> There is something odd about a wait. It can only be seen by those who are in it. {Name} waited, and from the other side it looked like a person standing still. Inside there were at least two opinions about it. One of them needed a talk, in a low voice, with a look at the ceiling and at two shoes.
      D<two> One thing and two people look like a sum that cannot come out even. {Name} shared, and so it did. It takes a rule for that, spoken or not, and it works only if both sides find it fair. The rule can be halves, or turns, or one person cuts and the other one chooses. People have been arguing about such rules for thousands of years.
      D<two> Dividing one thing between two people is an old problem, and there are several good answers. {Name} found one of them and shared. Halves are one way, turns are another, and doing it together is a third. None of them works if one side feels cheated. That makes it harder than most sums at school.
      P The other person may have been prepared for an argument. When none comes, people need a second to put their arms down. It is often the moment at which a game starts to be good, although nobody can say why.
      P<two> Adults share kitchens, cars and the last of the milk. They know that sum from both sides, and not all of theirs come out even. When one does, they notice.
      P<gap> Adults are not great at waiting, whatever they say. Most of them reach for a phone within eight seconds. Some may have noticed that somebody did without, and wondered how it was done.
      P Anyone who got the first turn knows it. They may not have said a word about it. It tends to come back by another road, on a day when nobody is thinking of it.
      Q While it lasted, {Name} might have felt ____. Several words in a row are allowed.
      Q Seeing somebody else with it, {Name} might have felt ____. It may have been different at the end.
      H<two> {helper} can ask who thought of the rule. ~ It is worth knowing where good rules come from.
      H<gap> {helper} can ask what the trick was. ~ There is usually one, and it is worth hearing.
      H {helper} can say plainly how it looked. ~ A quiet thing needs somebody to mention it.
      H<two> {helper} can let it be a fair deal, and not a favour. ~ Fair deals are easier to repeat.
      T<gap> {he} can explain to someone how the time was filled. ~ Other people wait as well, and badly.
      T<two> {he} can think of something else that the same rule would work for. ~ Fair rules travel well.
      T<two> {he} can describe the rule that made it fair. ~ A good rule can be used again.
      T<gap> {he} can measure how long three minutes are without a clock. ~ It is a strange thing to find out.
      D<gave> Keeping a thing needs no decision, and giving it up does. {Name} was able to share, and let somebody else have it or have it first. From outside that takes about a second. Inside there is a short debate, since a part of any person would have liked to keep it. This time the other part won.
      C<gave> {he} can think, "Part of me wanted it, and the other part decided."
      A<gave> Nobody writes such things down, as a rule, because they are over so quickly. It is easiest to share what nobody wants. {Name} shared something else. So it is written down here, in case it is forgotten by supper.
      D<seesaw> From the point of view of physics a see-saw is a plank with a problem. It only goes if both ends give something up in turn. {Name} did that in a situation that was not a see-saw and worked like one. Whoever is up depends on whoever is down, and a moment later it is the other way round. People who only want to be up soon sit there alone.
      T {he} can tell somebody how it was made fair. ~ Fair ways are worth passing on.
      C<seesaw> {he} can think, "Up depends on down."
      A<seesaw> A plank with nobody on it does not look like much. With two people who each take a turn it can go on for an hour. {Name} kept one of those going. It was fair at both ends, which is harder to arrange than it looks.
      C<gap> {he} can think, "Ceiling, shoes, and then it is time."
      C<gap> {he} can think, "Part of me wanted it now, and I talked to it."
      C<two> {he} can think, "It comes out even."
      C<two> {he} can ask, "Is that fair from both sides?"
      A<gap> According to people who study it, to wait is mostly a matter of where one looks. {Name} has tried it and can confirm it. The ceiling and the shoes have been looked at for long enough. Now there is something better to look at.
      A<gap> Afterwards a wait takes up no room at all. It folds together into one sentence, such as "it took a while". {Name} was there when it was unfolded. It had a ceiling in it, and at least one pair of shoes.
      A<two> A thing is none the worse for being shared. Two people have had something from it, and that takes some doing. To share well is rare enough to be written down. So here it is, written down.
      A<two> A sum that comes out even leaves nothing over, and there is nothing to argue about. {Name} shared, and everything went on. People who were there may only remember the rest. That is a sign that it worked, and that the rule was a fair one.
    `),
    '11+': script(`
      D<gap> Psychology has spent half a century on the question of how people wait, and it began with marshmallows. {Name} waited for something recently, and has therefore done some of the research. The result in the books is that willpower plays a smaller part than everyone assumes. Those who manage it are the ones who arrange things so that they are thinking of something else. It is a technique, and it can be done badly or well.
      D<gap> From outside there is no difference between a person who waits and a person who is doing nothing. {Name} waited, and it would be wrong to record that as nothing. There was something to be had, and there was a reason not to take it yet. Between the two lay a stretch of time to be lived through, second by second, with the ordinary equipment.
      D<two> A cake for one is a simple matter, whereas a cake for two requires a rule. {Name} shared something recently, although it may not have been a cake. The rule can be a pair of scales, a piece of string or a vote among the people concerned. It can also be left out, where two people are sufficiently sure of each other. That is the quickest way to divide anything, and it takes the longest to learn.
      D<two> Economists know a procedure for sharing a cake between two people who do not trust each other: one cuts and the other chooses. {Name} shared something, possibly without the procedure. Where people do trust each other it is quicker, because nobody needs to measure. Trust of that sort is built out of occasions like this one, and there are no other materials.
      P<two> The person on the other side may have expected less. Generosity is slightly embarrassing for the one who receives it, and it often gets answered with a joke. The joke can be taken as a receipt, and it is worth at least as much as a card with flowers.
      P<two> Adults divide bills, shelves and parking spaces, and they keep lawyers for the difficult cases. A matter that was settled by two people on the spot, without a single letter, is worth a remark. It is also considerably cheaper, as anybody who has paid a lawyer will confirm.
      P<gap> Adults who preach patience look at their phones at every red light. A few of them are honest enough to notice when somebody younger does it better. They may even say so in the car, in the general direction of the traffic, which is where adults put their compliments.
      P Others who were there have probably filed it without comment. People keep rough accounts of who can be trusted with the last slice. These accounts are not unfair, only slow, and they are kept for years without a single written line.
      Q<gap> During the wait, {Name} might have felt ____. Contempt for clocks is a common answer.
      Q<two> When it was shared, {Name} might have felt ____. It is possible to be generous and annoyed at once.
      H {helper} can remark on it once, factually. ~ Remarks of that kind are remembered longer than they take.
      H {helper} can ask how it was done, in case there is a method. ~ There usually is one, and adults could use it.
      H<two> {helper} can see to it that it stays voluntary. ~ What is expected soon stops being a gift.
      T<gap> {he} can put the method into one sentence and pass it on. ~ It is more use than advice about patience.
      T<two> {he} can note down what made the deal fair. ~ Fairness is easier to repeat than kindness.
      T {he} can leave it unmentioned and let it count. ~ Some credit grows best in silence.
      D<gave> Generosity is easy to admire and awkward to describe, because so little happens. {Name} was ready to share, and let somebody else have something or have it first. There was no rule for it and no pair of scales. A person could have kept it, considered the matter for perhaps a second, and did not. That second is the whole of it, and it cannot be seen from any other seat.
      C<gave> {he} can think, "Considered, and handed on."
      A<gave> The matter is closed, and nobody signed anything. What is left is a fact about how {Name} shares, known to two people or only to one. Facts of that sort are not collected anywhere. It earns no interest and needs no return. Somebody's day was slightly better because of it, with or without knowing why.
      D<seesaw> A see-saw is a simple machine with a social condition attached, since it is of no use to one person. {Name} did something recently that keeps such machines going, which is to share, or to take a turn and hand it on. The person at the top depends entirely on the person at the bottom. Both of them know it, and both of them act as though they did not. That is what is called trust in larger institutions.
      Q With the other one in view, {Name} might feel ____. It may have changed halfway through.
      C<seesaw> {he} can think, "Useless for one, and fine for two."
      A<seesaw> Nobody keeps the score of a see-saw, because it would ruin it. There was a turn for each side, and {Name} saw to one half of that. It looked effortless, which is what things look like when both ends are paying attention. The plank has come to rest in the middle, where planks like to be.
      C<gap> {he} can think, "Look elsewhere. That is the whole trick."
      C<gap> {he} can think, "It is not nothing. It only looks like it."
      C<two> {he} can think, "No measuring needed."
      C<two> {he} can think, "It came out fair, without any scales."
      A<gap> The time has passed, as it would have done in any case and for anybody, and something was gained by letting it. Anyone who can wait has one option more than others have. {Name} used it on this occasion. The clock on the wall remains unimpressed, as clocks do, and it has already begun on the next quarter of an hour.
      A<gap> It will not appear in any photograph, because a wait has no shape. There were perhaps eleven minutes, and {Name} was in all of them. What came at the end was had by somebody who chose when. That is a different thing from merely getting it, and people who have tried both know the difference.
      A<two> The cake, or whatever it was, is gone by now. What remains is that two people can share without scales on the table. {Name} had a part in that. To share like that saves a good deal of time in the long run, with no need for string and rulers.
      A<two> An account was opened, or paid into, and no paper was signed. People who share are seldom thanked at the right moment. The right moment tends to come months later, in the form of the last slice. In the meantime it is noted here, so that somebody has written it down.
    `),
  },
};

/** Waiting, taking turns or sharing that worked: what was done in the waiting, and what two people got out of it. */
export const waitedAndShared: Frame = withDeeds(own, sharedTurns, satThrough);
