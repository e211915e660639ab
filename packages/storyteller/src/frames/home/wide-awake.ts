import { said, type NamedScene } from '../scene.ts';

/** A head that goes on thinking when the light is off. */
export const wideAwake: NamedScene = {
  id: 'wideawake',
  image: 'thoughts that queue at a bed, and a notebook beside it',
  cue: said(
    String.raw`\b(?:(?:l(?:ies|ying|ays|aying)|is|stays?) (?:there |in bed )?(?:wide )?awake|can'?t (?:get to |fall a|go to )?sleep|cannot (?:get to |fall a)?sleep|(?:takes (?:ages|hours|forever)|hours) to (?:fall a|get to |go to )sleep|can'?t (?:switch|turn|wind) (?:off|down)|(?:brain|mind|head|thoughts?) (?:won'?t|wont|doesn'?t|never|keeps?|is too|are) (?:stop|switch|turn|shut|quiet|going|racing|busy|spinning)|(?:thinks?|thinking|worr\w+) (?:about (?:things|everything|stuff|the day) )?(?:at night|in bed|at bed ?time|when (?:he|she|they) (?:goes|is in|should))|overthink\w*)\b`,
    String.raw`\b(?:what (?:people|others|everyone|they|friends) (?:might )?think|dark|monsters?|nightmares?|alone|without (?:me|us)|unless|burglars?|died|death|test|exam|sats|first day|phone|light outside|naps?|listen\w*|break(?:s|ing)? in|cough\w*|itch\w*)\b`,
  ),
  decides:
    /^(?![^]*\b(?:full of worries|what (?:people|others|everyone|they|friends) (?:might )?think|worries\b|worr(?:y|ied|ying) (?:about|that|if)|go(?:es|ing)? wrong|what ifs?\b|listen\w*|break in|dark|scared|afraid|unless|without (?:me|us)))[^]*?(?:\b(?:l(?:ies|ying|ays|aying)) (?:there |in bed )?(?:wide )?awake\b|\bcan'?t (?:get to|fall a|go to) ?sleep\b[^]*\b(?:think\w*|thoughts?|mind|head|brain|worr\w+)\b|\b(?:mind|brain|head)\b[^.]{0,20}\b(?:at night|at bed ?time|in bed)\b)/i,
  titles: { young: 'Thoughts in a Row', older: 'A Queue of Thoughts' },
  text: {
    '4-5': `
      D<wideawake> {Name is} in bed at night, and the light is off. The eyes are shut, but the head is not. One thought comes, and then another one. By day there is too much noise for them. At night they find the way.
      P<wideawake> Grown-ups have thoughts at night, too. They think of milk, and of a noise that the car makes.
      Q<wideawake> With a busy head, {Name} may feel ____.
      H<wideawake> {helper} can sit down and hear three of them. ~ A thought that was told gets quiet.
      H<wideawake> {helper} can draw them on a bit of paper. ~ Then the paper keeps them.
      T<wideawake> {he} can blow out slowly, as if at a big candle.
      T<wideawake> {he} can lie still and listen to the home.
      T<wideawake,comforter> {he} can tell one thought to {comforter}.
      C<wideawake> {he} can say, "One for the paper, and good night."
      A<wideawake> Some thoughts are on the paper now. Some were told, and some just went. Lying still is rest, even with eyes open. Sleep comes along by itself at some time in the night.
    `,
    '6-7': `
      D<wideawake> At night, in bed, there is just the ceiling to look at. So the thoughts come forward, and {Name} may see them in a row. All of them want something. By day a head is too busy for them. They look bigger in the dark than at breakfast.
      P<wideawake> People who say "just go to sleep" have forgotten how it is. Nobody can do sleep on purpose. It comes to those who lie still and do not look for it.
      Q<wideawake> With the thoughts in a row, {Name} may feel ____. It may be in the tummy or in the legs.
      H<wideawake> {helper} can come after supper and ask, "What is left of today?" ~ What was told does not come at night.
      H<wideawake> {helper} can look in after ten minutes. ~ It helps to know when.
      T<wideawake> {he} can keep paper by the bed and write one word for each.
      T<wideawake> {he} can count slow breaths out, up to ten, and start again.
      T<wideawake,comforter> {he} can tell the first one in the row to {comforter}.
      C<wideawake> {he} can think, "You are on the list. I look at you tomorrow."
      A<wideawake> The list has four words on it, and one of them cannot be read. In the morning two of the four will have gone by themselves. Lying in bed with eyes shut is rest, too. After that came sleep, and nobody saw it come.
    `,
    '8-10': `
      D<wideawake> At night the work of the day has stopped, and the sorting begins. {Name} may notice it in bed, when one thought after another turns up and wants an answer. By day there was no room for them. In the dark they seem larger, because a tired brain is bad at sizes. Trying hard to sleep does not help, since sleep is the one thing that goes away when it is watched.
      P<wideawake> Adults lie awake as well, over bills, remarks and a noise in the boiler. At breakfast most of it has shrunk, and they cannot say what it was about.
      Q<wideawake> When the fourth thought turns up, {Name} might feel ____. It may be in the legs as well as in the head.
      H<wideawake> {helper} can have ten minutes for the leftovers of the day, an hour before bed. ~ What has been talked over is often smaller at night.
      H<wideawake> {helper} can agree that reading by a small lamp is allowed for a while. ~ A calm book is a better place to be than a ceiling.
      T<wideawake> {he} can keep a notebook by the bed and write one line for each thought. ~ A brain lets go of what is written down.
      T<wideawake> {he} can breathe out longer than in, twenty times. ~ It slows the heart a little.
      T<wideawake> {he} can name an animal for each letter of the alphabet, slowly. ~ Few people get past M.
      C<wideawake> {he} can think, "Noted. Next. Office opens at eight."
      A<wideawake> What was noted can wait, and the office is shut. Lying still with closed eyes rests a body even before sleep. Somewhere between two thoughts it got quiet, and nobody remembers where. In the morning it all looks like somebody else's handwriting.
    `,
  },
};
