import type { DeedThread } from './deed-thread.ts';

/** Something of one's own that was told or shown: diabetes, a hearing aid, being adopted, a stammer. */
export const toldOfOneself: DeedThread = {
  id: 'ownstory',
  image: 'a thing that is known to one more person now',
  cue: /\b(?:told(?! [^.!?]{0,30}\b(?:to (?:stop|leave|be)|off)\b)|explained|showed|talk(?:ed|s)? (?:to|about)|did (?:a|his|her|their) (?:\w+ )?(?:talk|assembly|presentation))\b[^.!?]{0,60}\b(?:diabet\w*|epilep\w*|asthma|allerg\w*|autis\w*|adhd|dyslexi\w*|hearing aids?|cochlear|implant|adopted|fostered|foster|stammer|stutter|tourette\w*|tics|pump|inhaler|epi-?pen|prosthe\w*|wheelchair|feeding tube|stoma|cerebral palsy|down'?s|eczema|cancer|two (?:mums|dads)|parents (?:are )?(?:separat|divorc)\w*|coeliac|glasses|condition|disability)\b/i,
  decides: true,
  titles: { young: 'One More Who Knows', older: 'One More Person Who Knows' },
  text: {
    '6-7': `
      D<ownstory> Some things belong to one person, who decides whom to tell. {Name} told it, in {his} own words and at a good moment. There may have been a pause after it. Then there was one more person who knows. A thing that two people know weighs a bit less.
      P<ownstory> Whoever was told had probably wondered. Knowing is easier than guessing, for both.
      P<ownstory> People who hear such a thing may say something silly at first. Mostly they are thinking.
      Q<ownstory> Just before saying it, {Name} may have felt ____. After it, it may have been another word.
      H<ownstory> {helper} can ask how it went, and then listen.
      H<ownstory> {helper} can help with a question that was hard to answer.
      T<ownstory> {he} can choose who is next, or that this is enough for now.
      T<ownstory> {he} can keep one short answer ready for people who ask.
      C<ownstory> {he} can think, "It is mine to tell, and I told it."
      A<ownstory> What {Name} told is out in the world now, with one careful person. Nothing fell down. On the next day there are the same games and the same jokes. One of the players just knows a bit more.
    `,
    '8-10': `
      D<ownstory> There are facts about a person that anybody can see, and others that are only known if they are told. The second kind needs a decision: to whom, when, and with how many details. {Name} made that decision and told it. It is a few sentences long and takes some run-up. At the end of it there was one more person who is not left to guess.
      P<ownstory> To be told something is a kind of present, and most people notice. They may ask odd questions, which is what interest looks like at first.
      P<ownstory> Others may hear of it, and others may not. It is fair to have said which.
      Q<ownstory> In the moment before the first word, {Name} might have felt ____. By the last word it may have changed.
      H<ownstory> {helper} can leave it to {him} how far the news travels. ~ It is not the family's to pass on.
      H<ownstory> {helper} can help to find an answer to the question that nobody expected.
      T<ownstory> {he} can say to the other person what is private and what is not.
      T<ownstory> {he} can decide that one is enough. ~ There is no list to work through.
      C<ownstory> {he} can think, "I told it the way it is."
      A<ownstory> Nothing about {Name} is different, apart from what somebody knows. In practice that means no more excuses, and somebody who asks, "Do you need a minute?" It was told once, and it does not need to be told to that person again.
    `,
    '11+': `
      D<ownstory> Telling somebody a fact about oneself is a transaction with no way back. {Name} told it, after whatever amount of weighing that took, and chose the person, the place and the number of details. That is exactly what control over a story looks like. From outside it was a short conversation. From inside there was a good deal of traffic.
      P<ownstory> The person who was told now has something to look after. Most people are better at that than one fears, though they may begin with a clumsy question.
      P<ownstory> Adults sometimes call it brave, which is kind and slightly beside the point. It was also practical. Explanations save time.
      Q<ownstory> Before the first word of it, {Name} might have felt ____. Afterwards there is often a second, quieter one.
      H<ownstory> {helper} can resist telling the relatives how well it went. ~ It was not their conversation.
      H<ownstory> {helper} can be there for the reaction that arrives a week later.
      T<ownstory> {he} can set the terms: what may be repeated, and what stays.
      T<ownstory> {he} can leave others untold without a guilty conscience. ~ Privacy is not secrecy.
      C<ownstory> {he} can think, "My fact, my words, my timing."
      A<ownstory> One more person knows, and the world has shown its usual lack of drama about it. {Name} told the story before somebody else could. What others make of it is theirs. The next conversation can be about something entirely different, and probably will be.
    `,
  },
};
