import { said, type NamedScene } from '../scene.ts';

const ROW = String.raw`\b(?:rows?|argu\w*|fights?|fighting|shout\w*|quarrel\w*|bicker\w*|disagree\w*|fall(?:ing)? out)\b`;
const PARTING = String.raw`(?:divorc\w*|separat\w*|split(?:ting)?(?: up)?|break(?:ing)? up|leave each other)`;

/** Parents argue, and the child hears the end of the family in it. Whether they stay together only they can say. */
export const rowAndWord: NamedScene = {
  id: 'fearedend',
  image: 'a short word that makes a big picture in a head',
  cue: said(
    String.raw`(?=[^]*${ROW})[^]*\b(?:worr\w+|scared|afraid|thinks?|frightened|convinced|asks?|asked|asking|panics?|anxious|terrified)\b[^.!?]{0,40}\b${PARTING}\b`,
    String.raw`\b(?:told (?:him|her|them|the \w+) (?:that )?we(?:'re| are)|we have|we've) (?:getting |now |just )?${PARTING}|\b(?:since|after|because of) (?:the|our) (?:divorce|separation|split)|\b(?:his|her|their) (?:friend|cousin)'?s? parents (?:are|got|have)\b`,
  ),
  decides: true,
  answers: /\b(?:worr\w*|scared|divorc\w*|split\w*|separat\w*|row)\b/i,
  titles: { young: 'The Big Question', older: 'From One Row to the Worst' },
  text: {
    '4-5': `
      D<fearedend> Two grown-ups argue, and their voices get loud. {Name} may think, "What comes next?" A loud voice makes big thoughts. A big thought is not the same as a true one. The two who argue can say what is true. No child made it loud.
      P<fearedend> Lots of grown-ups argue. Somebody can be cross and fond at once.
      Q<fearedend> When the voices are loud, {Name} may feel ____.
      H<fearedend> {helper} can say what it was about. ~ Mostly it is a thing like a bill or a bin.
      H<fearedend> {helper} can answer the big question, in true words.
      T<fearedend> {he} can ask, "Is it a small row or a big thing?"
      T<fearedend> {he} can go to another room and play.
      C<fearedend> {he} can think, "Loud is loud. I can ask later."
      A<fearedend> The voices are low again, and someone puts the kettle on. The big question may be asked, today and next week. To argue is for grown-ups, and to mend it is as well. Both of them go on looking after {Name}.
    `,
    '6-7': `
      D<fearedend> When parents argue, {Name} may think of a big word, such as divorce. A head jumps there in one step. It jumps from a cross voice to the worst thing it knows. There are a lot of steps in between. Most arguments stop on the first. The argument is between the grown-ups. No child made it.
      P<fearedend> People who argue are busy with arguing. They may not know what somebody on the stairs is thinking.
      P<fearedend> Most parents argue at times, about money, time or who is late. Many children think of the big word then.
      Q<fearedend> When voices get loud, {Name} may feel ____. It may be in the tummy.
      H<fearedend> {helper} can say what the row was about. ~ A real reason is smaller than a guess.
      H<fearedend> {helper} can give a true answer about the big word. ~ If there is ever big news, parents tell it themselves.
      T<fearedend> {he} can ask afterwards, "Are you all right with each other?"
      T<fearedend> {he} can go where it is quiet and do something with {his} hands.
      C<fearedend> {he} can think, "That was a jump. I can ask what is true."
      A<fearedend> The row is over, or it waits until tomorrow. The question about it was asked out loud, and somebody answered. It may come back with the next loud voice. It can be asked again. Two grown-ups argue, and both of them are still the parents of {Name}.
    `,
    '8-10': `
      D<fearedend> When parents argue, it takes a mind about two seconds to get from a raised voice to a divorce. {Name} may have made that trip more than once. A brain does it to be ready, as it would rather expect the worst than be surprised. But it skips all the steps in between, and most arguments stay on the first one. They are about time, money or the car. None of them is caused by a child.
      P<fearedend> Adults who argue often forget that they can be heard, and that somebody is drawing conclusions. They know it was about the car. Nobody else does.
      P<fearedend> Children in most families know this thought. Those whose parents live apart know it, and so do those whose parents argue for forty years and stay.
      Q<fearedend> At the first loud sentence, {Name} might feel ____. The body is often quicker than the thought.
      H<fearedend> {helper} can say afterwards what it was about, in one sentence. ~ A guess is mostly bigger.
      H<fearedend> {helper} can give an honest answer about the big word. ~ Real news is told and not overheard.
      T<fearedend> {he} can ask the question once it is quiet: "Was that an argument, or was that something else?"
      T<fearedend> {he} can leave the room and start something that needs both hands.
      C<fearedend> {he} can think, "My head has jumped. I can ask how far it really is."
      A<fearedend> The voices are ordinary again and talk about supper. The question was put, and it got an answer from the people who know. It may turn up at the next argument too, and asking twice is no offence. To argue is the business of two adults. To be looked after by both of them is the part that belongs to {Name}.
    `,
    '11+': `
      D<fearedend> Whoever hears two people argue often becomes a forecaster. {Name} may hear one sentence in a certain tone and be at the end of the family within seconds, with rooms divided and holidays allotted. It is an efficient habit, since a worst case that is expected cannot surprise anybody. As a forecast it is poor. Couples who stay together argue as well, and tone says little about which ones those are. Nothing in it was caused by anybody else in the house.
      P<fearedend> Parents may suppose that a closed door keeps an argument in, or that it is understood to mean nothing. Few of them know that somebody is keeping records.
      P<fearedend> Friends will offer examples in both directions. They are examples of other people.
      Q<fearedend> When the tone changes in the next room, {Name} might notice ____.
      H<fearedend> {helper} can answer the question itself, truthfully, and agree that any real news will be announced and not overheard.
      H<fearedend> {helper} can say after a bad evening what it was about. ~ Facts are usually duller than guesses, and that is their merit.
      T<fearedend> {he} can put the question directly, at a calm hour: "Should I be worried, or is this how you argue?"
      T<fearedend> {he} can stop taking notes for an evening, with headphones or at somebody else's house.
      C<fearedend> {he} can think, "That is a forecast, and nobody has reported it."
      A<fearedend> The question has been asked of the only two people who can answer it. They may argue again by Thursday. Whatever becomes of any couple, the arrangement that makes them parents is not up for discussion between them. The forecasting can be left to those who are paid for it.
    `,
  },
}; // prettier-ignore
