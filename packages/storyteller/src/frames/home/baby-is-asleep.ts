import { said, type NamedScene } from '../scene.ts';

/** A baby that gets woken up. */
export const babyIsAsleep: NamedScene = {
  id: 'wakesbaby',
  image: 'a baby that sleeps, and a door with mice on one side and lions on the other',
  cue: said(
    String.raw`\b(?:wak(?:es?|ing)|woke)\b[^.]{0,24}\b(?:baby|(?:baby |little )(?:brother|sister)|newborn|twins)\b|\b(?:baby|(?:baby |little )(?:brother|sister)|newborn|twins)\b[^.]{0,30}\b(?:is asleep|sleeps|sleeping|naps?|napping)\b[^.]{0,40}\b(?:shouts?|noise|noisy|loud|screams?|bangs?)|\b(?:shouts?|too noisy|too loud|screams?|bangs?|noise)\b[^.]{0,40}\b(?:baby|(?:baby |little )(?:brother|sister))\b[^.]{0,20}\b(?:asleep|sleeps|sleeping|naps?|napping)\b`,
    String.raw`\b(?:baby wakes (?:him|her|them)|woken by|wakes? (?:him|her|them) up|can'?t sleep|keeps (?:him|her) awake)\b`,
  ),
  decides: true,
  titles: { young: 'Mouse In, Lion Out', older: 'Mouse In, Lion Out' },
  text: {
    '2-3': `
      D<wakesbaby> Shh. {thebaby sleeps} now. {Name has} a big voice. Roar! Then it is waa, waa, waa. Nobody can sleep in a roar.
      P<wakesbaby> Babies sleep and grow. They hear it all.
      Q<wakesbaby> When it is shh, {Name} may feel ____.
      H<wakesbaby> {helper} can play in here now.
      H<wakesbaby> {helper} can tap for "shh".
      T<wakesbaby> {he} can tiptoe like a mouse.
      T<wakesbaby> {he} can roar in the garden.
      C<wakesbaby> {he} can say, "Mouse in, lion out."
      A<wakesbaby> Pit, pat, goes a mouse. The baby sleeps on. Out in the garden a lion goes roar! Then there is a lap, just for {Name}.
    `,
    '4-5': `
      D<wakesbaby> When {thebaby is} asleep, the house goes quiet. {Name} may have a lot to say just then, and big. Then there is a waa, and the quiet is over. It can even be a bit of fun to see what happens. But a baby who is woken up cries for a long time.
      P<wakesbaby> Grown-ups love it when a baby sleeps. Then they have two free hands, and a lap.
      Q<wakesbaby> When somebody says "shh" again, {Name} may feel ____.
      H<wakesbaby> {helper} can keep a game for baby's sleep time.
      H<wakesbaby> {helper} can say where it is fine to be loud.
      T<wakesbaby> {he} can walk like a mouse past the door.
      T<wakesbaby> {he} can ask, "Is it our time now?"
      C<wakesbaby> {he} can think, "Mouse in here, and lion out there."
      A<wakesbaby> A mouse went past the door, and there was no waa. So a lap was free, and a book got read. After that a lion roared three times in the garden. The baby slept on. Some time for two is worth a bit of mouse.
    `,
  },
};
