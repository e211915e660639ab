import { script } from '../../../frame.ts';

/** Scenes of a family's days, for the smallest. */
export const FAMILY_DAYS_TWO_TO_THREE = script(`
  D<sharedday> Here is the big day. Two names go with it. One name is {Name}. The other is {sharer}. Happy birthday to two!
  P<sharedday> A song can go two times.
  P<sharedday> Two people want to be first.
  Q<sharedday> With two names, {Name} may feel ____.
  H<sharedday> {helper} can sing for each one.
  H<sharedday> {helper} can find time for one.
  T<sharedday> {he} can pick the first game.
  T<sharedday> {he} can clap for two.
  C<sharedday> {he} can say, "You, and then me."
  A<sharedday> One day, two names. The song went two times. Two people are bigger now. One of them is {Name}.
  D<newface> Who is that? {Name} has a look. It is {changed}. Look, {looks}! The voice is the same.
  P<newface> A new face looks odd at first. Eyes learn it.
  P<newface> Cats look two times at a new face.
  Q<newface> When that face comes, {Name} may feel ____.
  H<newface> {changed} can sing from there.
  H<newface> {changed} can sit low and wait.
  T<newface> {he} can look from the door.
  T<newface> {he} can wave first.
  C<newface> {he} can say, "New face, same voice."
  A<newface> Hum, hum, goes the voice. It is the same. The hands are the same, too. New face, old hug.
  D<newthing> Look, {renewed} is new. {Name} may look for the old one. It has gone. Bye-bye, old one.
  P<newthing> Big people look for old things, too.
  P<newthing> A new thing smells new.
  Q<newthing> By the new one, {Name} may feel ____.
  H<newthing> {helper} can look at a photo.
  H<newthing> {helper} can sit there too.
  T<newthing> {he} can say bye-bye to the old one.
  T<newthing> {he} can put one hand on it.
  C<newthing> {he} can say, "Bye, old. Hello, new."
  A<newthing> One hand goes on it. Pat, pat, pat. Now it is less new. It will get old, too.
  D<works> Bang, bang! There is work at home. {Name} may look for a cup. Dust flies, and things move. It has another place now.
  P<works> Workers bang, and then they go home.
  P<works> Big people look for cups, too.
  Q<works> When it goes bang, {Name} may feel ____.
  H<works> {helper} can make a quiet corner.
  H<works> {helper} can help to look.
  T<works> {he} can put hands on both ears.
  T<works> {he} can wave to the workers.
  C<works> {he} can say, "Bang, bang, then quiet."
  A<works> The bangs stop. The workers go home. Here is the cup. It is quiet. Good night, dust.
  D<lentbed> Guests come to stay. {Name} has a new spot for the night. The guests have the bed. The pillow comes along.
  P<lentbed> Guests sleep, and then they go home.
  P<lentbed> There are more shoes in the hall now.
  Q<lentbed> In the new spot, {Name} may feel ____.
  H<lentbed> {helper} can show the new spot.
  H<lentbed> {helper} can say good night there.
  T<lentbed> {he} can carry the pillow.
  T<lentbed> {he} can wave to the guests.
  C<lentbed> {he} can say, "Same pillow, new spot."
  A<lentbed> Sleep, sleep, and it is day. The guests go home. The bed is free. Hello, bed. Hello, pillow.
  D<soloplay> Big hands have a job now. {Name} may want them to play. Here is a block. One block, two blocks. It is a game for one.
  P<soloplay> Big people do one thing, then one more.
  P<soloplay> The first block is the hard one.
  Q<soloplay> With no big hands, {Name} may feel ____.
  H<soloplay> {helper} can begin the game.
  H<soloplay> {helper} can come and look.
  T<soloplay> {he} can look up and wave.
  T<soloplay> {he} can show it soon.
  C<soloplay> {he} can say, "First I play, then look!"
  A<soloplay> One block, two blocks, three. Big eyes come to look. Oh, it is high! It was a game for one.
  D<switches> Click, and it is light. Click, and it is dark. {Name} may like that click. A torch has a click, too.
  P<switches> Others sit there. They cannot see the soup.
  P<switches> A click is fun for a finger.
  Q<switches> By the switch, {Name} may feel ____.
  H<switches> {helper} can find a torch.
  H<switches> {helper} can say, "One click, please."
  T<switches> {he} can click a torch.
  T<switches> {he} can do one click at bedtime.
  C<switches> {he} can say, "Click, and it stays."
  A<switches> Click! Now the light is on. It stays on. All the faces are there. The torch can go click, click.
`);
