import { said, type NamedScene } from '../scene.ts';

/** One more episode, every time. */
export const oneMoreEpisode: NamedScene = {
  id: 'episode',
  image: 'a song at the end of a show, and a hand that presses the button before the next one begins',
  cue: said(
    String.raw`\b(?:(?:one|just one|another|1) (?:more|last)|another|the next|extra) (?:tv |cartoon )?(?:episodes?|shows?|videos?|cartoons?|programmes?|programs?|peppa\w*(?: pig)?|bluey|paw patrol|cocomelon|clips?|youtube)\b|\bone more (?:of )?(?:his|her|their) (?:shows?|programmes?|cartoons?|videos?)`,
    String.raw`\b(?:dream\w*|nightmares?|scared|scary|sneaks?|secretly)\b`,
  ),
  decides: true,
  titles: { young: 'The Song at the End', older: 'The End Before the Next' },
  roles: {
    show: {
      fallback: { text: 'the show' },
      cues: [
        { match: /\bpeppa\b/i, phrase: { text: 'Peppa Pig' } },
        { match: /\bbluey\b/i, phrase: { text: 'Bluey' } },
        { match: /\bpaw patrol\b/i, phrase: { text: 'Paw Patrol' } },
        { match: /\bcocomelon\b/i, phrase: { text: 'Cocomelon' } },
        { match: /\bhey duggee\b|\bduggee\b/i, phrase: { text: 'Hey Duggee' } },
        { match: /\bnumberblocks\b/i, phrase: { text: 'Numberblocks' } },
        { match: /\boctonauts\b/i, phrase: { text: 'Octonauts' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<episode> A show has a song at its end. {Name} may know it. La, la, la. Then {show} is over. One more? One more? The screen has no end.
      P<episode> It would play all night. Big ones want one more, too.
      Q<episode> After the song, {Name} may feel ____.
      H<episode> {helper} can say, "Last one."
      H<episode> {helper} can sing the song, too.
      T<episode> {he} can press the button.
      T<episode> {he} can dance to the last song.
      C<episode> {he} can say, "La, la, la, off!"
      A<episode> La, la, la. A finger went click. The screen is off. {show} can sleep in there. The song goes on up the stairs. La, la.
    `,
    '4-5': `
      D<episode> A show has a song at its end. {Name} may know the one of {show} well. But then a bar fills up, and the next one begins. Nobody asked for it. A screen cannot say, "That is enough." So a finger needs to be quicker than the bar.
      P<episode> It is made so that people stay and watch. It works on grown-ups, too. They say "one more" and go to bed far too late.
      Q<episode> When the last one ends, {Name} may feel ____.
      H<episode> {helper} can say first that it is the last one.
      H<episode> {helper} can make the next one not start by itself.
      T<episode> {he} can press the button when the song comes.
      T<episode> {he} can say which one it will be tomorrow. ~ Then it has a place.
      C<episode> {he} can think, "The song is the end. I press off."
      A<episode> The song came, and a finger was there before the bar. Click. The screen was dark, and somebody still hummed the song. {show} has many more, and they do not run out. One is for another day.
    `,
    '6-7': `
      D<episode> A show likes to stop where something is about to happen. {Name} may feel that like a hook. It is no accident, because the makers want the next one to be watched. Then five seconds are counted down on the screen, and on it goes. There is no last one, unless somebody makes one the last.
      P<episode> Whoever says "off" has been waiting for a good place to say it. There is none. The makers took care of that.
      Q<episode> When it is off and something was about to happen, {Name} may feel ____.
      H<episode> {helper} can agree on a number beforehand. ~ A number is fairer than a sudden "now".
      H<episode> {helper} can turn off the countdown in the settings.
      T<episode> {he} can press off in the first five seconds, while the music still plays.
      T<episode> {he} can guess what happens next and check it tomorrow.
      C<episode> {he} can think, "I make the last one the last."
      A<episode> The count had got to three when the screen went dark. It had been {his} own finger. The story was stuck in the middle, and it would still be tomorrow. Upstairs, there was time to guess. Some guesses were better than the show.
    `,
  },
};
