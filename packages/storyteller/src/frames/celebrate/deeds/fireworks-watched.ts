import type { DeedThread } from './deed-thread.ts';

/** Fireworks or thunder: the bang, the light, the counting and the quiet after it. */
export const fireworksWatched: DeedThread = {
  id: 'bang',
  image: 'a bang and a light in the sky, and the quiet behind them',
  cue: /^(?![^]*\b(?:thunder(?:storm)?s?.{0,40}hurt|fire alarm)\b)[^]*?\b(?:fireworks?|bonfire night|thunder ?storms?|thunder|lightning|diwali (?:bangs|crackers)|firecrackers)\b/i,
  decides: true,
  titles: { young: 'Bang, and Then Quiet', older: 'Light First, Then the Bang' },
  text: {
    '2-3': `
      D<bang> Bang, went the sky! There was a lot of light. {Name} got through it. Boom, boom! Then it was quiet.
      D<bang> A flash came, and a bang. The sky was loud. {Name} got through all of it. Shh, it is done.
      P<bang> Dogs do not like it. Some people do not too.
      P<bang> Big people say "ooh". Or they jump.
      Q<bang> At the bang, {Name} may feel ____.
      H<bang> {helper} can hold {his} hand.
      H<bang> {helper} can say, "Shh, all quiet."
      T<bang> {he} can hug a teddy.
      T<bang> {he} can put {his} hands on {his} ears.
      C<bang> {he} can say, "Bang, bang, shh."
      C<bang> {he} can say, "Bye-bye, boom."
      A<bang> Boom, boom, and done. {Name} got through it. The sky is dark again. Night-night, sky.
      A<bang> The bangs went by. Now it is quiet. {Name} got through. Shh, shh, good night.
    `,
    '4-5': `
      D<bang> First there is a light, and then there is a bang. The bang comes late because it is slower. {Name} got through all the bangs. Each one lasts just a moment. In between there is a bit of dark.
      D<bang> A bang goes right through a coat and into the tummy. Ears cannot shut by themselves. {Name} was there and got through it. The colours go up, and they come down like rain. Then they are gone.
      P<bang> Some people love the bangs, and some want only the colours. Both of them look up.
      P<bang> Dogs and cats hide under the bed. They do not know that it ends.
      Q<bang> At the loudest bang, {Name} may have felt ____.
      H<bang> {helper} can count from the light to the bang.
      H<bang> {helper} can help to find the best spot next time.
      T<bang> {he} can paint the colours, with no bang at all.
      T<bang> {he} can tell a teddy how loud it was.
      C<bang> {he} can say, "Light, bang, and gone."
      C<bang> {he} can think, "It is loud, and it ends."
      A<bang> The sky is dark and quiet, as if nothing had been there. {Name} got through it. It was a loud bit in a long day. Now ears can listen to small things again.
      A<bang> The last one has gone out. {Name} got through it, bang after bang. The moon is still up there. It did not mind the noise.
    `,
    '6-7': `
      D<bang> Light is very quick, and sound is slow. So the flash comes first, and the bang comes walking behind. {Name} got through a whole row of them. A body jumps at a bang before anyone can stop it. Then the heart gets slow again.
      D<bang> A big bang is felt in the chest as well as in the ears. It cannot be seen coming, and that is the hard part of it. {Name} found a way to be there and got through. Behind each bang there is a small quiet. At the end comes a big one.
      P<bang> Some people stand right in front, and some watch through a window. The colours are the same for both.
      P<bang> Grown-ups jump too. Then they laugh, so that nobody notices.
      Q<bang> In the second after a bang, {Name} may have felt ____. It may have been in the chest.
      H<bang> {helper} can ask what made it easier.
      H<bang> {helper} can find out when the next ones are. ~ A bang that is expected is smaller.
      T<bang> {he} can paint it with bright colours on black.
      T<bang> {he} can count from the light to the bang next time.
      C<bang> {he} can think, "First the light, and then I am ready."
      C<bang> {he} can say, "It is loud, and it is far away."
      A<bang> The smoke drifts off, and the stars come back. They were behind it the whole time. {Name} got through it, from the first bang to the last. The rest of the night is as quiet as any other.
      A<bang> It was loud for a while, and now it is over. {Name} got through. It is good when the ears open up again. There is only a car, and a door, and somebody's voice.
    `,
  },
};
