import { said, type NamedScene } from '../scene.ts';

const SCREEN = String.raw`\b(?:i ?pads?|tablets?|phones?|screens?|tv|telly|television|you ?tube|cartoons?|videos?|shows?|programmes?|peppa|bluey|x ?box|play ?station|switch|nintendo|minecraft|roblox)\b`;
const WAKES = String.raw`\b(?:(?:minute|moment|second|instant|soon as|straight after|when|after|once) (?:\w+ ){0,2}(?:wakes?(?: up)?|woken|wak(?:ing|en)\w*|gets? up|eyes (?:are )?open|opens? (?:his|her|their) eyes|comes? down(?:stairs)?)|first thing(?: in the mornings?)?|(?:wakes?(?: up)?|gets? up) (?:and )?(?:\w+ ){0,3}(?:asks?|wants?|demands?|goes straight)|every morning|in the mornings?)\b`;
const WANTS = String.raw`\b(?:wants?|asks?|asking|demands?|needs?|insists?|begs?|screams?|cries|fuss\w*|has to have|straight (?:to|on|onto)|reaches|nothing else|won['’]?t do anything)\b`;

/** A screen that is wanted as soon as the eyes are open. */
export const windowFirst: NamedScene = {
  id: 'window',
  image: 'a window, which is on before any screen',
  cue: said(
    String.raw`(?=[^]*${SCREEN})(?=[^]*${WANTS})[^]*?${WAKES}`,
    String.raw`\b(?:dress\w*|clothes|late|shoes|breakfast|eat\w*|teeth|school|night|sleep\w*|bed(?:time)?|[3456] ?am|early|turn(?:s|ed|ing)? (?:it|the \w+) off|switch\w* off|goes off|brother|sister|homework|scared|afraid|message\w*|instagram|tik ?tok|snap ?chat)\b`,
  ),
  decides: true,
  answers: /\b(?:wak\w+|morning|first thing|gets? up|nothing else)\b/i,
  titles: { young: 'The Window Is On', older: 'What Is On Outside' },
  text: {
    '2-3': `
      D<window> Good morning! {Name} may want a show. The screen is off. The window is on. Look, look! What is out there?
      P<window> Eyes wake up. Legs wake up, too.
      Q<window> At the window, {Name} may feel ____.
      H<window> {helper} can open the curtain.
      H<window> {helper} can look out, too.
      T<window> {he} can look for one bird.
      T<window> {he} can wave at the day.
      C<window> {he} can say, "Hello, window."
      A<window> The screen is off. The window is on. It is on all day. Look, there is a tree. Hello, day!
    `,
    '4-5': `
      D<window> Eyes open, and a head may think of a show at once. {Name} may want one before anything else. A show on a screen is quick and loud. A morning is slow, and so are the legs in it. The window is on already, and it has no button.
      P<window> Lots of people think of a screen when they wake up. Grown-ups look at phones with one eye still shut.
      Q<window> When the morning begins with no show, {Name} may feel ____.
      H<window> {helper} can say when it is time for a show. ~ Then nobody asks ten times.
      H<window> {helper} can put out a book or some bricks.
      T<window> {he} can find three things that move out there.
      T<window> {he} can have a drink and a big stretch first.
      C<window> {he} can say, "Window first."
      A<window> The window had some sky in it and a bird. It was not as quick as a show on a screen. But it was the real day, and {Name} saw it first. Now two legs are awake, and they know what to do.
    `,
    '6-7': `
      D<window> A screen is a quick way to wake up. It is bright and loud, and it is there at once. {Name} may think of it before both eyes are open. Beside it, everything else seems slow: socks, milk, the stairs. So in many homes the screen comes later. The window is on before that, and it has no button.
      P<window> Grown-ups reach for a phone before they have said good morning. A good many of them would like to stop it.
      P<window> When somebody says "not now", they are thinking of the whole morning. It is a long list, and it is in their head.
      Q<window> In the first minutes of a morning, {Name} may feel ____.
      H<window> {helper} can say in the evening what comes first in the morning. ~ Half asleep, nobody likes a surprise.
      H<window> {helper} can leave a comic or a puzzle on the table.
      T<window> {he} can open the curtains and see what the day is doing.
      T<window> {he} can think of one thing to do with two hands. ~ Hands wake up the rest.
      C<window> {he} can think, "First the real morning, and then we will see."
      A<window> The curtains are open. What is on out there is the weather, and nobody can skip it. The screen is where it was, and it has lost nothing. Socks, milk and stairs took as long as ever. That was the morning, and it got going without a button.
    `,
  },
};
