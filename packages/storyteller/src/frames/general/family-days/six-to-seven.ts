import { script } from '../../../frame.ts';

/** Scenes of a family's days, for six and seven. */
export const FAMILY_DAYS_SIX_TO_SEVEN = script(`
  D<sharedday> There are billions of people and only 366 days. So each day is a birthday for a lot of them. {Name} knows one of the others well, because it is {sharer}. There is one day, or one party, for both names. Some of it can be halved. Getting older is done whole by each one.
  D<sharedday> On the calendar there is a square with two names in it. One is {Name}, and the other is {sharer}. A birthday like that is planned for two. Some things come once, and some come twice. It is fair to be glad of it. It is also fair to want a square alone.
  P<sharedday> From outside, {sharer} may look glad the whole time. Inside there may be the same wish to be the only one.
  P<sharedday> Grown-ups often say that sharing makes a party easier. It does, for whoever washes up.
  Q<sharedday> When it is {sharer} who is looked at, {Name} may feel ____. It may change with the cake.
  H<sharedday> {helper} can list with both what is shared and what is not. ~ The second list counts as well.
  H<sharedday> {helper} can find an hour for just {Name}. ~ It may be on another day.
  T<sharedday> {he} can choose the one thing that matters most and say it early.
  T<sharedday> {he} can look after one part of the day, such as the music. ~ Then that part has one boss.
  C<sharedday> {he} can think, "We share the day, and I get a whole year."
  A<sharedday> At the end of the day the chairs go back. A part of it was shared, and that was hard in places. Each of the two is a whole year older. Nobody was handed half.
  A<sharedday> The square on the calendar has two names and a bit of icing. The thing that mattered most was said early. It was there. The day was wide enough for two birthdays, just about.
  D<newface> People know a face by many small things. When one is new, the whole face looks new. {Name} may see somebody new and hear somebody well known. It is {changed}, and {looks}. Eyes need time for that. Ears do not.
  D<newface> It took about ten minutes. Before that, {changed} looked the way that {Name} knew. Now {looks}, and eyes learn the face again. The voice is the same. So is the laugh, and so are both hands.
  P<newface> Nobody sees their own face without a mirror. So {changed} may forget about it and wonder why people look.
  P<newface> Some people like a new look at once. Some would rather have been asked first. Both may say so.
  Q<newface> When {changed} comes into the room, {Name} may feel ____. It may be two things together.
  H<newface> {changed} can say why it was time for something new. ~ A reason is good to know.
  H<newface> {helper} can look at old photos with {him}. ~ In most families, somebody once had very odd hair.
  T<newface> {he} can say, "I need to get used to it."
  T<newface> {he} can shut both eyes and listen first. ~ Ears know who it is.
  C<newface> {he} can think, "One thing is new, and the rest is here."
  A<newface> A face is new for about a week. Then eyes have learnt it, and the old one looks odd in photos. The voice did not change. It says good night in the same way as before.
  A<newface> One thing is new, and a hundred things are not. The walk is the same, and the laugh and the jokes are as well. Some of the jokes could do with a change. The face gets a bit older each day, as new faces do.
  D<newthing> A home is made of things that are there each day. Now {renewed} is new. {Name} knew the old one by its spots and sounds. It was there in many stories. It is fine to miss a thing. A lot has happened in it or on it.
  D<newthing> Now and then something at home is too old. This time it was {renewed}. {Name} knew the old one with all its scratches. Now there is another one. A new thing has no scratches and no stories yet. It takes about two weeks until hands stop looking for the old one.
  P<newthing> Grown-ups think of the money, the colour and the size. Who has known it all their life may not be on their list.
  P<newthing> Grown-ups keep old things too, mostly jumpers. They know what it is like.
  Q<newthing> On the search for the old one, {Name} may feel ____. It may be two things at once.
  H<newthing> {helper} can take a photo of how it was. ~ A photo needs no room.
  H<newthing> {helper} can tell how the old one was when it was new. ~ Once it had no spots either.
  T<newthing> {he} can keep a small piece of the old one, if there is one. ~ A scrap or a button is enough.
  T<newthing> {he} can count what has stayed just as it was. ~ It is mostly more than ten things.
  C<newthing> {he} can think, "One thing is new, and ten are the same."
  A<newthing> After two weeks there is a first scratch. Somebody says "oh no", and from then on it is less new. The old one is in a photo, with its own scratches. Stories stay when things go.
  A<newthing> What is new gets old by itself. One evening nobody notices it any more, and that is when it belongs. Ten things did not move. The old one is still good for a story.
  D<works> Building work has an order. First something goes out, then it is loud, and last comes the paint. {Name} lives in the middle of that at the moment. The things from one room stand in another one. People with boots drink tea in odd places. It is still home, with a sheet over it.
  D<works> For a while, the loudest thing at home is a drill. {Name} knows where everything was, and now it is somewhere else. Dust gets into the bread and into the beds. The best chair is under a sheet. One corner that stays as it was can be a lot of home.
  P<works> Workers think of pipes and wires. They cannot know which step is somebody's place to sit.
  P<works> Grown-ups wanted this, and they are tired of it by now. Both are true.
  Q<works> When it is loud and full of dust, {Name} may feel ____. It may be different in the evening.
  H<works> {helper} can keep one corner free of boxes. ~ One place that stays is a lot.
  H<works> {helper} can mark the loud days on a calendar. ~ A noise that is expected is easier.
  T<works> {he} can draw how it was and how it is going to be.
  T<works> {he} can go to the quietest room when the drill starts.
  C<works> {he} can think, "Loud now, and a room later."
  A<works> One evening the sheets come off. The boots are gone, and somebody finds the forks. The corner that stayed was there the whole time. Now the rest of home has come back to it.
  A<works> The drill is back in its case. The paint smells for some days, and then it does not. Everything has a place again, and some places are new. Home was under there all along.
  D<lentbed> Guests take up more room than they think. They need a bed, a hook and a place for a very large bag. For some nights {Name lends} them a bed. It is odd to say good night to another ceiling. The pillow does not mind where it lies. A lent bed has a date on which it comes back.
  D<lentbed> When guests stay, everybody at home moves up a bit. {Name} moves furthest, because the guests get the bed. Other people's things stand where nothing stood before. It may be nice, and it may be too much by the evening. It is for a number of nights, and they can be counted.
  P<lentbed> Guests often lie awake in a lent bed too. They hear the pipes and do not know where the switch is.
  P<lentbed> Grown-ups are busy when guests stay. They may forget to ask whose bed it was.
  Q<lentbed> In the other bed at night, {Name} may feel ____. It may be better on the second night.
  H<lentbed> {helper} can make up the other bed before the guests come. ~ A place is easier when it is known by day.
  H<lentbed> {helper} can write the nights on a list. ~ Each morning one of them goes.
  T<lentbed> {he} can put three things out of reach first. ~ A lent room need not lend everything.
  T<lentbed> {he} can write the guests a note about the light and the window.
  C<lentbed> {he} can think, "It is lent, and I know until when."
  A<lentbed> The last night on the list goes, and so does the very large bag. The bed is made again, and it may smell of another soap. The three things come down from the shelf. Guests leave a bit of quiet behind, and that is nice as well.
  A<lentbed> Back in the old bed, the right ceiling is there again. The guests are on a road somewhere. There was much to tell, and there was much noise. Next time the bed knows how to be lent.
  D<soloplay> Some games need two people, because one wins and one loses. Other games need nobody else. {Name} may ask for company in both kinds. A grown-up cannot be the other one all day. A game for one begins slowly, since all the ideas come from one head. After about five minutes they mostly come.
  D<soloplay> Playing with somebody is like finding a game half built. Alone it starts from nothing. {Name} may not like that first part. It is the longest part of a game for one. Then something falls over or needs a bed, and the game goes on.
  P<soloplay> Grown-ups who say "in a minute" often mean twenty. They know it, and they are a bit sorry.
  P<soloplay> Whoever plays alone can change the rules in the middle. Nobody argues.
  Q<soloplay> When nobody else is in the game, {Name} may feel ____. It may be another word after five minutes.
  H<soloplay> {helper} can play first and then do a job close by. ~ Then the game is there already.
  H<soloplay> {helper} can say when there is time to come and look. ~ A clock can show it.
  T<soloplay> {he} can set up a game near {helper}. ~ Near is not the same as alone.
  T<soloplay> {he} can make something that is worth a look at the end.
  C<soloplay> {he} can think, "Five slow minutes, and then the ideas."
  A<soloplay> The five slow minutes were slow. Then there was a harbour, or a shop, and it needed a sign. Somebody came to look and asked how it works. A game for one can be explained by one person only.
  A<soloplay> The job is done, and the game is not. That is the other way round than before. Now somebody may come in and ask for a part. A game for one has room for that.
`);
