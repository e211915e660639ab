import { said, type NamedScene } from './scene.ts';

/** A great row about next to nothing, and the shame that comes after it. */
export const overASmallThing: NamedScene = {
  id: 'smallthing',
  image: 'the last drop in a full glass, and the glass',
  cue: said(
    String.raw`(?=[^]*\b(?:slam\w*|scream\w*|shout\w*|yell\w*|swear\w*|explod\w*|rag(?:e|es|ing)|furious|kicks? off|flies off|flips?|meltdowns?|loses? it|(?:nought|0|zero) to|lashes out|snaps?|angry|temper|blows? up)\b)[^]*?\b(?:(?:over|about|at) (?:the )?(?:tiny|tiniest|smallest|small|little|silly|stupid|any|every|littlest|nothing|everything)\b(?: little)?|(?:being|when|if) (?:\w+ )?asked to|asking (?:him|her|them) to|asked (?:him|her|them) to (?:do|tidy|unload|empty|put|clear|take|help|clean|pick|lay)|over nothing|(?:cut|sliced?) (?:the |his |her |their |a )?(?:\w+ )?(?:sandwich\w*|toast|banana|apple|sausage\w*|pizza|pancake|waffle)\b|(?:peeled|broke) (?:the|his|her|their|a) (?:banana|biscuit|cracker|cookie|egg)|wrong (?:cup|spoon|plate|bowl|socks?))\b`,
    String.raw`\b(?:home ?work|sums|maths|screens?|tablet|xbox|fortnite|ps5|games?|teacher|at school|brother|sister|sibling)\b`,
  ),
  decides: false,
  titles: { young: 'The Last Drop', older: 'The Last Drop' },
  text: {
    '4-5': `
      D<smallthing> A small thing can make somebody very angry. {Name} may have a picture of how it will be. Then it is done another way. The picture breaks, and out comes a roar. The thing was small, and the picture was big.
      P<smallthing> Grown-ups cannot see the picture. They only see the small thing. So they are surprised.
      P<smallthing> With an empty tummy, a roar is quick. A long day does that too.
      Q<smallthing> When the small thing is wrong, {Name} may feel ____.
      H<smallthing> {helper} can say, "You had another plan." ~ It helps when somebody sees it.
      H<smallthing> {helper} can sit close until the roar gets small.
      T<smallthing> {he} can say what was in the picture.
      T<smallthing> {he} can roar into a pillow.
      C<smallthing> {he} can say, "I had another picture."
      A<smallthing> The roar was big, and now it is out. To be angry is hard work, and it makes people tired. The small thing lies there and looks small. Next time the picture can be told first.
    `,
    '6-7': `
      D<smallthing> Being angry can be like a cup that is full to the top. One more drop, and it runs over, and the drop gets the blame. {Name} may get very angry about something small. But the cup was full before. It was full of a long day, of hunger or of too many voices. Nobody could see that from outside.
      P<smallthing> To the others there was just a small thing, and then a storm. They look for the reason in the wrong place.
      P<smallthing> Afterwards some people feel bad, and some fall asleep. Both can happen after a storm.
      Q<smallthing> In the second before it runs over, {Name} may feel ____.
      H<smallthing> {helper} can sit near and say little. ~ More words are more drops.
      H<smallthing> {helper} can ask later what else was in the cup.
      T<smallthing> {he} can say, "Full," and go to a quiet corner.
      T<smallthing> {he} can tell early how {he} would like it. ~ Nobody can see a plan in a head.
      C<smallthing> {he} can think, "It is only the last drop."
      A<smallthing> The cup ran over, and somebody came with a cloth. The anger is gone, and the small thing is still there. It looks smaller than it did. Next time the word "full" can come before the drop.
    `,
    '8-10': `
      D<smallthing> Anger can be like water in a glass that is full to the brim. One more drop, and there is water everywhere, and the drop gets all the blame. {Name} may know how it goes: somebody asks for a small thing, and out comes something huge. It is hardly ever about the small thing. The glass was full of other things, from school, from a bad night or from nobody knows where.
      P<smallthing> The person who asked only saw the drop. From there it looks as if a request about shoes had brought down a house. It is hard not to shout back.
      P<smallthing> Afterwards many people feel awful, and feeling awful fills the glass again. So it helps to put it right quickly and plainly.
      Q<smallthing> In the second before it runs over, {Name} might notice ____. It may be in the jaw, the chest or the hands.
      H<smallthing> {helper} can ask at a calm time what was in the glass before.
      H<smallthing> {helper} can put the small thing on a list instead of saying it as {Name} comes in.
      T<smallthing> {he} can say, "Not now. Ten minutes, and then I will do it."
      T<smallthing> {he} can go back later and say, "That was too loud. It wasn't about you."
      C<smallthing> {he} can think, "That is the drop. What is the glass?"
      A<smallthing> The door has stopped shaking, and somebody has said sorry for the volume. The small thing took two minutes in the end. Being angry is no crime, and a glass gets emptier by talking, running, sleeping or a snack. There will be other drops. It is good to know how full it is.
    `,
    '11+': `
      D<smallthing> There is an odd arithmetic to anger. A whole day of unfairness can be carried home without a word, and then somebody mentions a dishwasher. What {Name} hears coming out bears no relation to the request, and by the time that is clear, a door has been slammed. It is the last drop that makes a glass run over, but nobody would say that the drop had filled it. At this age the glass is often full: short nights, people, hormones, being watched and marked all day.
      P<smallthing> The person on the receiving end sees a reasonable question and an unreasonable answer. Some shout back because they are frightened or hurt. Home gets the worst of it because it is the one place that is certain not to leave.
      P<smallthing> Remorse comes quickly, and it is uncomfortable enough to start the next row. "I feel terrible" and "leave me alone" are often one sentence with the middle missing.
      Q<smallthing> Just before it runs over, {Name} might notice ____. Most people have one early sign, such as the jaw or a certain tone of voice.
      H<smallthing> {helper} can hold back requests in the first half hour after school, or leave them in writing.
      H<smallthing> {helper} can say, "That was about something else. I'm here when you know what."
      T<smallthing> {he} can buy time with a sentence prepared on a good day: "I'm full. Ask me at seven."
      T<smallthing> {he} can repair it in few words: "I was out of order. I wasn't angry at you."
      C<smallthing> {he} can think, "Small thing, full glass."
      A<smallthing> Somebody unloaded the dishwasher, and somebody apologised, and neither needed a speech. Anger that is out of proportion is information about the rest of the day. It is worth reading, with or without company, before the next request arrives. If the glass is full every morning as well, that is a good thing to tell an adult or a doctor.
    `,
  },
};
