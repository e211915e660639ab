import type { DeedThread } from './deed-thread.ts';

/** A way that was gone without a grown-up: there, and back again. */
export const ownWay: DeedThread = {
  id: 'way',
  image: 'a way that was gone alone, with its stops and corners',
  cue: /^(?=[^]*\b(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel(?:f|ves)|without (?:me|us|a grown-?up|mum|dad))\b)[^]*?\b(?:(?:took|caught|got|went on|rode) (?:the|a|two|his|her) (?:\w+ )?(?:bus|train|tram|tube|metro|ferry)(?:es)?|(?:walk(?:ed|s)|cycle[ds]|biked|scoot(?:ed|s)|went|goes) (?:home|(?:all the way )?(?:to|into|round to|down to|back from) (?:the |his |her |their )?(?:school|shops?|corner shop|park|library|bakery|nan\w*|gran\w*|friend\w*|college|station|pool)))\b/i,
  decides: true,
  titles: { young: 'There and Back', older: 'The Way There, Alone' },
  text: {
    '8-10': `
      D<way> Even a way that is well known looks new without a grown-up on it. {Name} knew the kerbs and the turnings, and now looking out for them was a job for one. Stop, look both ways, listen, and then go. Nobody said it out loud, because {Name} had it in the head. Then came the other end of the way, and {Name} had got there.
      D<way> Grown-ups have a map of a way like that in their heads and hardly use it. {Name} has one now. The first time, every corner is looked for. Each has its mark, such as a lamp post, a fence or a place to wait.
      P<way> Somebody will have looked at the clock rather often until there was news. That is part of the job. It has nothing to do with not trusting.
      P<way> To people who passed by, it was just somebody on the way. They could not tell that this was new. That is a good sign.
      Q<way> At the first corner, {Name} might have felt ____. At the last corner it may have been a different word.
      H<way> {helper} can ask what was different about going alone. ~ The small things are the interesting ones.
      H<way> {helper} can agree with {him} what to do if something is late or closed. ~ A plan weighs nothing.
      T<way> {he} can draw the way from memory, with what is on it.
      T<way> {he} can say which bit needs the most looking. ~ It is useful to have that in words.
      C<way> {he} can think, "I know the next corner."
      C<way> {he} can think, "Look, wait, go. I have it."
      A<way> The lamp posts and the corners are all where they were. It was new to go without a grown-up, and {Name} did it. At the end of it there was a door, and somebody was glad to hear it. The shoes are back in the hall.
      A<way> It is the same distance as before, to the metre. {Name} did it alone for the first time, and a way that is known seems a little shorter. The map is in the head now and takes no room in the bag.
    `,
    '11+': `
      D<way> Going somewhere alone is mostly logistics: a time, the right {corner}, and a plan for when the first plan fails. {Name} did the logistics, and there was nothing new about the streets themselves. What was new was who was in charge of them. Looking out for the {corner} without help is tiring at first, and later it becomes a piece of private time between two places.
      D<way> There is a first moment on a way like that when it becomes clear that nobody is going to say "the next {corner}". Now that was up to {Name}, and it was new. The rest is timing, weather and other people. Even a familiar route is learnt again by whoever goes along it alone.
      P<way> At home somebody will have pretended not to check the time. They know the arrangement was right, and they checked all the same, as people do for the first few weeks.
      P<way> To the other people on the way, {Name} was simply somebody going somewhere. It is a small promotion, of the kind that nobody announces.
      Q<way> Halfway there, {Name} might have felt ____. Boredom would be a kind of success.
      H<way> {helper} can agree on one message on arrival and then leave it at that. ~ One is information, and five are surveillance.
      H<way> {helper} can go through what to do if something goes wrong on the way. ~ It is dull, and it makes the rest easy.
      T<way> {he} can work out a second way of getting there. ~ It is good to have before it is needed.
      T<way> {he} can keep a note of what took longer than planned. ~ One's own times are more honest than those on a phone.
      C<way> {he} can think, "I know which {corner} is mine."
      C<way> {he} can think, "If one plan fails, I have a second."
      A<way> The way may be ordinary before long, and that is the aim. For now it is still a little new, and {Name} did it alone. Somebody got from one place to another without being taken. That is most of what travelling is.
      A<way> No one keeps a record of journeys like that, and the first one is over. {Name} knows the right {corner}, the place where it gets crowded, and how long it truly takes. The next time, there will be room to look at something else.
    `,
  },
};
