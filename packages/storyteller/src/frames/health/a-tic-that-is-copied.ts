import { said, type NamedScene } from '../scene.ts';

/** Others copy a tic or laugh at it: it hurts, it is told, and it is not the child that needs to stop. */
export const aTicThatIsCopied: NamedScene = {
  id: 'ticcopied',
  image: 'a copy that somebody makes on purpose, and a tic that nobody makes',
  cue: said(
    String.raw`(?=[^]*\b(?:tics?|tourett?e?'?s?|(?:blinks?|blinking|sniffs?|sniffing|twitch\w*|grimac\w*|jerks?|squeaks?|grunts?|clears? (?:his|her|their) throat)\b[^.!?]{0,40}\b(?:a lot|all the time|constantly|over and over|without meaning|again and again|all day)))[^]*?\b(?:cop(?:y|ies|ying|ied)|mimic\w*|imitat\w*|mock\w*|teas\w*|laugh\w*|make[s]? fun|making fun|tak(?:e|es|ing) the mick(?:ey)?|bull(?:y|ies|ied|ying)|calls? (?:him|her|them))\b`,
    String.raw`\b(?:brother|sister|sibling)(?:'s| has| is)? (?:\w+ )?(?:tics?|tourett?e?)|copies (?:his|her|their) (?:brother|sister|friend)`,
  ),
  decides: true,
  answers: /\b(?:cop\w+|mimic\w*|laugh\w*|teas\w*|kids|children|fun|mock\w*)\b/i,
  titles: { older: 'A Copy Is Made on Purpose' },
  text: {
    '6-7': `
      D<ticcopied> A tic comes by itself, and nobody makes it. A copy of a tic is made on purpose. Some children copy {Name}, and they laugh. They may think that it is funny. It hurts, and it is not fair. A tic can no more be stopped than a hiccup can.
      P<ticcopied> Some of them copy because they do not know what a tic is. When they have heard it, they mostly stop. Those who go on are being unkind.
      P<ticcopied> It is for teachers to see to it. They can do that when they know.
      Q<ticcopied> When somebody copies a tic, {Name} may feel ____.
      H<ticcopied> {helper} can ask the school to tell the class about tics.
      H<ticcopied> {helper} can listen, and believe all of it.
      T<ticcopied> {he} can say, "That is a tic. Copying is not funny."
      T<ticcopied> {he} can tell a teacher on the same day. ~ Telling is right here.
      C<ticcopied> {he} can think, "I do not make it. They make theirs."
      A<ticcopied> Somebody has told the class, and most of them did not know. The tic comes and goes as it likes. Whoever copies it now gets a word from the teacher. Friends hardly look up. They want to know how the game goes on.
    `,
    '8-10': `
      D<ticcopied> A tic is sent by a part of the brain that asks nobody. A copy of it is a decision. When others imitate {Name}, it is they who do something, and it is their doing that needs to stop. Being copied hurts. It is tiring as well, because tics come more often when somebody is stared at or upset.
      P<ticcopied> Some people copy out of ignorance, and a few out of meanness. Information is enough for the first kind. For the second there are adults.
      P<ticcopied> A class that has been told what a tic is tends to lose interest within a week. They need to be told once, properly.
      Q<ticcopied> When a tic is copied, {Name} might feel ____. Furious is an ordinary answer.
      H<ticcopied> {helper} can speak with the school, name what is happening and ask what will be done.
      H<ticcopied> {helper} can ask {him} whether the class may be told, and by whom.
      T<ticcopied> {he} can say, "That's a tic. Mine happens by itself. What's yours for?"
      T<ticcopied> {he} can write down who, when and where, and show it to an adult. ~ A list is hard to wave away.
      T<ticcopied> {he} can stay near the people who take no notice of it.
      C<ticcopied> {he} can think, "My tic asks nobody. A copy is their choice."
      A<ticcopied> It was told to an adult, and the adult did something. In class somebody explained what a tic is, and there were two sensible questions. The tics came and went as before. Those who copy have fewer people laughing with them now, and so it gets dull.
    `,
    '11+': `
      D<ticcopied> Imitating somebody's tic is among the cheaper jokes, since it needs no wit at all. {Name} may have seen it done across a classroom or behind a back. The tic itself is set off by circuits that take no instructions. The imitation is chosen. If it goes on, it is harassment on account of a medical condition, and schools are obliged to deal with it as such. It also makes tics worse, because being watched does.
      P<ticcopied> Some people stop as soon as they understand what they are imitating, and a few of those are embarrassed for a long time. The rest stop when it costs them something.
      P<ticcopied> Most of a class finds it unpleasant and says nothing. One of them who says something is worth more than a talk from the front.
      Q<ticcopied> When it happens, {Name} might notice ____. Anger is reasonable, and so is being tired of it.
      H<ticcopied> {helper} can put it to the school in writing, with dates, and ask who will do what by when.
      H<ticcopied> {helper} can leave it to {Name} whether the class is told, and in which words.
      T<ticcopied> {he} can say it once, flatly: "It's a tic. Look it up. Yours is on purpose." ~ After that it is somebody else's job.
      T<ticcopied> {he} can tell one teacher and one friend, with examples.
      C<ticcopied> {he} can think, "Mine is neurology. Theirs is a choice."
      A<ticcopied> The tic went on as tics do, and the imitation became expensive. It is not up to the person with the tic to be less noticeable. There are people in that room who do not mention it because it does not interest them, and they are the ones to sit with. What a brain does by itself is no subject for jokes, unless its owner makes them.
    `,
  },
};
