import { said, type NamedScene } from '../scene.ts';

/** A race that was run and lost; not to be the last each time, which is a scene of its own. */
export const aRaceThatWasLost: NamedScene = {
  id: 'racelost',
  image: 'a line on the grass that everybody crosses, and the walk after it',
  cue: said(
    String.raw`(?=[^]*\b(?:races?|racing|sports day|sprints?|cross[- ]country|swimming gala)\b)[^]*?\b(?:los(?:e|es|ing|t)|(?:doesn['’]?t|does not|didn['’]?t|did not|never|not) (?:win|come first|get first)|(?:comes?|came|coming) (?:second|third|fourth)|beaten|beats? (?:him|her|them)|isn['’]?t first|not first|not the (?:first|fastest|winner))\b`,
    String.raw`\b(?:always last|comes? last|(?:is |be |being |came |come |coming )(?:\w+ )?last|slow(?:er|est)?|dysprax\w*|cerebral palsy|wheel ?chair|walker|dressed|stairs|to the (?:car|door|bath|table)|mario|xbox|playstation|switch|video game|(?:race|racing) cars?|car rac\w+|board game|lost (?:his|her) (?:shoe|bag|kit)|throws|threw|cheat\w*|brother|sister|egg and spoon)\b`,
  ),
  decides: true,
  answers: /\b(?:race\w*|sports day|rubbish|useless|upset|lose\w*|hates?|join\w*)\b/i,
  titles: { young: 'Over the Line', older: 'After the Line' },
  text: {
    '4-5': `
      D<racelost> In a race just one child can be first. {Name} ran, and somebody else got there before. It is hard to lose. The legs wanted to win so much. Then tears may come, or a cross face. The legs still ran it, all the way.
      P<racelost> The one who won is glad and may jump about. That one has lost a race too, on another day.
      Q<racelost> When the race is lost, {Name} may feel ____.
      H<racelost> {helper} can say, "I saw you run all that way."
      H<racelost> {helper} can bring a drink and not talk much.
      T<racelost> {he} can puff, and shake out both legs.
      T<racelost> {he} can sit on the grass until it is better.
      C<racelost> {he} can say, "I wanted to win, and I ran."
      A<racelost> The race is over, and all of them puff. A lot of feet are on the line by now. It does not know who was first. To lose was no fun, and it is done. There is water for all.
    `,
    '6-7': `
      D<racelost> A race is soon over, and it is all about one place. {Name} may run as fast as legs can go and still lose. Then a thought may come, such as "I am no good." It feels true, because to lose hurts. But a race only tells who was quickest from here to there today. It does not know what somebody is like.
      P<racelost> All but one lose a race, each time. So the grass is full of people who know how it is.
      P<racelost> The winner is loud with joy. It is not about the others at all.
      Q<racelost> When the race is lost, {Name} may feel ____. It may be in the throat.
      H<racelost> {helper} can leave out "never mind" and bring some water.
      H<racelost> {helper} can say what was good to see in that race.
      H<racelost> {helper} can find the fun bits of a sports day with {him}.
      T<racelost> {he} can walk until the breath is back. ~ Walking uses up what is left over.
      T<racelost> {he} can say "well run" to one person. ~ One is enough.
      C<racelost> {he} can think, "I lost a race. I did not lose me."
      A<racelost> The line is behind everybody now, and the next race is being set up. Somebody will win that one, and the rest will not. Legs that ran today get a bit stronger for it. It is fine to be sad about it for a while. Then there is a sandwich.
    `,
    '8-10': `
      D<racelost> A race takes some seconds and sorts people into an order that everybody can see. {Name} may give all there is and still lose. The body is at full speed when it ends, so tears or temper come easily. Then the mind adds a sentence, usually a large one, such as "I'm useless". The race did not say that. It said who reached a line first on one afternoon, and it measured nothing else.
      P<racelost> In a race of eight, seven people lose. It is the ordinary way for it to end, and it still stings each time.
      P<racelost> Speed at this age has a lot to do with when somebody grows. The order changes from year to year.
      Q<racelost> When the race is lost, {Name} might notice ____. It may be hot, tight or heavy.
      H<racelost> {helper} can wait with talk until there has been some water and ten minutes.
      H<racelost> {helper} can ask which moment of it was good. ~ There is usually one, and it may be the first step.
      T<racelost> {he} can keep walking until breathing is easy again. ~ Legs settle sooner than thoughts do.
      T<racelost> {he} can race against {his} own last time. ~ That race can be won from any place.
      T<racelost> {he} can shake one hand and say "well run". ~ It takes two seconds, and people remember it.
      C<racelost> {he} can think, "I lost this one. The big sentence is not true."
      A<racelost> By the time the next race is on, the order of this one is a number on somebody's clipboard. Minding it shows that it mattered, and that is no bad thing. There will be races that go better, and games in which nobody counts. Seven people went home without winning, and all of them ate their tea.
    `,
    '11+': `
      D<racelost> Losing a race is public, quick and exact, which is what makes it so unpleasant. {Name} may have trained for it and been beaten by somebody who did not. For some minutes the body is full of adrenaline with nothing left to run at, and the mind uses it for sweeping conclusions. Those are worth ignoring until after a shower. A result tells how fast, on which day, against whom. It has no opinion on what a person is worth.
      P<racelost> Nearly everybody who races loses nearly every race. Those who keep at it are not the ones who do not mind, but the ones who have found something in it besides the order.
      P<racelost> Growth comes at different times, and at this age it decides more races than training does.
      Q<racelost> In the minutes after it, {Name} might feel ____.
      H<racelost> {helper} can carry the bag and leave out comfort until it is asked for.
      H<racelost> {helper} can talk about the plan and the conditions later on, rather than about attitude.
      T<racelost> {he} can keep walking, drink something and say nothing that cannot be taken back.
      T<racelost> {he} can write down {his} own time and one thing to change. ~ Those two can be worked with.
      T<racelost> {he} can say "well run" and mean it for as long as it takes to say.
      C<racelost> {he} can think, "Beaten today. That is a time, and not a verdict."
      A<racelost> The adrenaline has worn off, and what is left is a time with two decimals. It can be improved, or it can be the last of its kind, and either is a reasonable decision for a quieter day. Losing a race is a small, sharp thing. The person who ran it is the same one as at the start, somewhat fitter and in need of tea.
    `,
  },
};
