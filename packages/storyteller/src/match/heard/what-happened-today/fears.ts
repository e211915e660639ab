import type { Fields } from '../../fields/field.ts';

/** What parents type of fears on the day it happened, hardly ever by its name; one text a line. */
export const FEARS_TODAY: Fields = {
  'night-terrors': `
    found him on the landing fast asleep, eyes open
    screams at 11pm, remembers nothing
    sleepwalked into the wardrobe and weed
    looks straight through me and shrieks
    An hour after she drops off she sits up, thrashes and howls, and the more I hold her the more she fights me. In the morning she's cheerful and has no idea.
    He came down in his pyjamas, walked past us on the sofa, put his shoes in the fridge, and went back up.
    We've put a bell on the front door, since our boy of eight got as far as the gate last week without waking.
    4yr old every nite bout 10.30 sits bolt upright sweating & shouting NO NO doesnt know its me, gp says he'll grow out of it
    How do I explain to my son that he wanders about in the night when he doesn't believe us? His brother filmed it and now he's frightened of himself.
    She's going on a school trip and is worried that she'll get up asleep and walk off, like she did at my mother's, when they found her in the laundry room.
    It isn't bad dreams, the doctor was clear on that. He's in the deep part of sleep and half of him wakes up and half doesn't. He yells as though someone were after him, heart going like a rabbit's, and there's nothing to be done but sit there on the rug and wait. His older sister shares the wall and it's her who's really shaken. He says, over his cornflakes, "What? I slept great."
    I'm on the night bus from work and I get a call from my mother: she is doing it again, she's standing in the kitchen talking about horses. My daughter, seven, talks, answers even, and pours a glass of water next to the glass. Then you turn her round by the shoulders and she goes back to bed like a lamb. The neighbours here in Manila say it's a spirit. I don't want her hearing that.
    When he's overtired, it comes for sure. After the swimming gala it was at a quarter past ten, after the wedding at eleven. He runs round the room, eyes wide open, crying for me, and I'm there, and he can't see me. I can't tell you how lonely that is. He's five. I would like him to know, even in that half-place, that he's safe and somebody is sitting beside him.
    Foster son, six. Found him three times now at the bottom of the stairs, curled up on the mat, sound asleep, and he'd climbed over the gate to get there. He believes I carry him down. He's scared of what his legs do without telling him. I've said lots of children's legs do it, and that the house is locked and I listen out.`,
  'public-toilets': `
    holds it in all day at school
    only goes at home. ONLY at home.
    no lock on the door so she wont
    motorway services = tears every time
    My daughter of six comes flying out of the gate at three and we have to run, as she won't use the ones at school; they smell and the boys look under the door.
    At the campsite it's a hole in a wooden hut, and he's announced that he'll wait until Sunday.
    He has to see the seat wiped, then papered, then wiped again, and by then there's a queue of women behind us tutting.
    so we carry his own wee potty in the boot like celebrities bc he refuses any loo thats not ours, 4.5yrs old, ikea was a disaster
    How do I help a five-year-old who is fine in our bathroom and stiff as a board in the one at the mall? She says the gap is too big and people can see her feet.
    On the train to Pune it shakes and there's a draught from below, and my niece kept her legs crossed for three hours.
    We went to the aquarium, a day we'd saved for, and we saw one tank. She needed to go from the minute we got in. Took her four times, she stood inside the cubicle with her hands over her skirt, said "it's not mine", and came out. In the end it ran down her legs by the jellyfish. She's seven. I want her to feel she can manage in other places.
    My son is nine and has Crohn's, so we need to know where every single one is, and he's as good as gold about that. What he cannot do is go while anybody else is in there. At secondary it's a row of urinals and big lads messing about. He's already planning to eat nothing on school days. I'd like for someone in a story to sort it out in his own way.
    Her teacher tells me that she asks to go, walks along the corridor to the door, and comes straight back saying she's been. She hasn't. By two she can't sit or listen. It's a new building, all clean, but it's a different girl's bathroom with different soap, and one day someone switched off the light while she was in there. We practise on Sundays when my husband, who's the caretaker, has the keys.
    I do the school run for four and the smallest always has to go on the way back. There's a nice one in the library. Nope. The church hall? Nope, there's a spider and the paper's the wrong sort. So it's hedges. He's turning five and I can't go on holding him over hedges in Leeds, it's not the countryside.`,
  crowds: `
    hands over ears at the market
    too many people, he freezes
    she melted down at the christmas market
    school assembly is too packed for her
    At the Saturday match everyone stood up to cheer, and my boy crawled under the seat and stayed there till they'd gone.
    We had to leave the carnival after ten minutes; all she sees at her height is knees and bags coming at her.
    The bell goes, six hundred kids pour into one corridor, and my son stays back in the classroom until it's empty and then gets a late mark.
    trying to get thru victoria station w/ a 4 yo who sits down on the floor bc ppl keep bumping him. wat do i do
    How do I prepare my daughter for Eid prayers in the park? Thousands of people come, and last year she buried her face in my dress and shook.
    He loves trains, he loves dinosaurs, he loves museums, just not with anybody else in them.
    Where we live in Mumbai you can't avoid it: the platform, the bazaar, the temple, it's bodies all around you and everybody touches his cheeks. He's five and autistic, and he counts aloud to drown it out. My wife wants to stay indoors until he's bigger. I say he has to live in this city. What I'd like is for him to have a small trick, a place inside him he can go to.
    It was her cousin's graduation, she had on the yellow dress, and she was the proudest of us. Then the doors opened and everyone surged, and I felt her hand go wet in mine. She couldn't breathe, she said. We sat in the stairwell with a security man who gave her a mint. She's eight. We've got tickets for a parade in July and she's asking already how many people will come.
    I thought it'd be a treat, the big swimming beach in Durban on New Year's Day. You couldn't put down a towel. My little one climbed up me like a tree and wouldn't come down, shouting "too full, too full". His brothers were off in the waves. So I stood for two hours with a four-year-old round my neck, and that was our holiday.
    Since lockdown she's never got used to being in the thick of it. She was a baby then, and now she's six. Supermarket at quiet hour is OK. The fair, the pantomime foyer, the gates at pick-up with all of the buggies: she goes silent, then floppy, then she bites her sleeve. I'd love her to know that it's all right to stand at the edge and go in slowly.`,
  'getting-lost': `
    lost her in Ikea for 12 minutes
    what to do if he can't see me
    followed the wrong coat out of the shop
    got off at the wrong bus stop alone
    We turned round at the zoo and he wasn't there. He was found by the flamingos, crying, and couldn't tell them my name apart from "Mummy".
    Since the day she went the wrong way round the maze and couldn't find us, she won't let go of my pocket, not even at home.
    My grandson walked back from his friend's house, it's three streets, and took a wrong corner. He's eight and he wandered for an hour, too shy to ring a bell.
    beach at scarborough, all the windbreaks look the same, she came out of the sea & walked to the wrong family, she's 5 & now no more beach
    How do I explain to a four-year-old that she must stand still and wait, and find a lady with children, if we get separated at the airport?
    He dreams of the shopping centre now. In his dream I go up the escalator and he's left on the ground.
    Diwali shopping, the lanes were jammed, I had her by the hand and then I had somebody else's bag by the hand. Eleven minutes. A man selling lamps put her up on his counter and shouted her colour of dress. She was calm, it was me who was screaming. But now she asks every night, "What if no lamp man?" I'd like her to know her own plan by heart.
    The forest school were playing hide and seek and he hid so well that he couldn't find the way back. They whistled; he thought it was a bird. He's six, he's the careful sort, he sat down against a tree and ate his apple as he'd been taught. He was fifty metres away the whole time. He did it all properly and he's still upset, he says the trees all looked the same and nobody came for ages.
    I'm writing this with my hands still shaking. We're on holiday in Lisbon and the tram doors closed with him on the inside and me on the outside. He's seven. A student got out with him at the next stop and waited. He had my number in his shoe, thank God, a thing my mother always did with us. He's eating an ice cream now and asking if it'll happen again tomorrow.
    First week at the big school and it's enormous, three blocks and a bridge. She took the stairs down rather than up after lunch and ended by the boilers. No one about, all doors shut. She's eleven and she came out by the bins and a cook took her to room 204, and everyone looked. I want her to feel it's okay to stop someone and say, I don't know where I am.`,
  monsters: `
    something under the bed with long arms
    cousin told her about Bloody Mary. thanks
    the coat on the door is a man
    she says a ghost lives in our attic
    He sleeps across the foot of our bed with a wooden spoon, in case "the Gruffler" gets past the cat.
    A boy at after-school club showed them a video with a doll that has teeth and now she thinks it comes up through the plughole.
    How do I answer when my five-year-old asks if zombies can open the kind of door we have?
    ds3 says "eyes" in the wardrobe. did monster spray did broom did sign on door. now he says they can read & they laughed
    my yaya used to say the aswang takes kids who dont sleep and now my own mother told it to my son. he wont sleep, obviously
    We moved the bed so there'd be nothing underneath, and he says they've gone behind the radiator, and they're thinner now.
    Grandpa's house in Donegal is two hundred years old and every stair has something to say. His big cousins told Finn that a lady in grey walks about there looking for her comb. He's six and he laughed along. Then he held his wee all night rather than pass the landing, with the result you'd expect. We go back at Halloween and he asked me would we not rather stay in a hotel.
    In daylight he's the bravest monster expert you ever met, he has a notebook with drawings, what they eat, how many legs. I thought it was good for him. But around seven it turns and the notebook has to be shut in the oven, with a pan on top. He asked me "if I thought of them, do they know where I live?" He's seven. I didn't have that one ready.
    She's scared of the vampire in the pipes. It's the heating, it knocks when it comes on. I took her into the cellar and showed her the boiler, and the caretaker explained about air in the system, very nicely. She nodded. In bed she told me the caretaker was obviously working for him.
    He saw a picture of a skeleton on the book bag of a big kid at the bus stop, that's all it was. Then somebody said you've one inside you. My son is four and he lay awake with his hands on his ribs and whispered that there was a ghost in him and how does it get out. I'm a radiographer!! You'd think I'd be the right mother for it.`,
  'fire-drill': `
    the alarm at school, she wet herself
    Smoke detector beeps, he's out the house
    won't walk past the red box in corridor
    "is today the bell day?" every morning
    At the practice on Wednesday everyone lined up on the yard and he was found under the coats with his fingers in his ears.
    I burnt the toast, the thing on the ceiling screamed, and she hasn't gone into the kitchen since; she's eating breakfast on the stairs.
    How do I tell a four-year-old why we have to practise getting out of a burning building without him thinking that nursery's going to burn?
    ds 6 autistic. siren in school on tues no warning for him. now refuses uniform shoes bus all of it bc "it might go". they say they CANT tell him dates
    my daughter wanted to go bak for her bag an the teacher grabbed her arm an shouted LEAVE IT. she cryed not bout the alarm but bout the bag and mrs dunne
    We were in our pyjamas in a hotel car park in Leeds at 2am because of someone's hairspray, and since then she sleeps with her shoes on.
    In our nursery we do it once a term, and I carry the register, and I count heads. Last time I counted one short. It was Emre, 3, who'd frozen by the door of the sleep room and didn't come with anybody. The noise had simply switched him off. His father has asked us to try it with a quieter bell, or a song, or a book, before the next one on the 19th.
    She's eight and she's made us an escape plan, with arrows, for every room in the flat. It began when the fire brigade came to her class with a video. That's good, I said. But now we've got to rehearse it every night, and she touches all doors to see if they're hot, and if I say "enough" her chin trembles. My husband's bringing the step ladder in from the balcony as instructed.
    We live on the ninth floor. The alarm in the block goes off about every second week, mostly it's teenagers, and then it's nine flights down with the baby in the sling and him on my hand, the neighbours, the dogs. He's five. He goes down like a lamb. It's afterwards, he won't go back up, he says you can't tell from outside whether it's a real one. He's got a point.
    My boy isn't afraid, he thinks it's brilliant, and that is what I'm writing about. He pulled the lever. Four hundred children out on the field in the rain and two engines from Parow. He's six and says he wanted to see if it does the same thing as last time. I want him to know what that bell is for.`,
  'weddings-and-parties': `
    flower girl. refuses to walk now
    her own 5th birthday, hid in the bath
    won't go to parties, too many people singing
    uncle's wedding in 2 wks, he's ringbearer, meltdown
    When they all sang Happy Birthday she crept under the table, and stayed there until the last guest had been collected.
    My sister's getting married on Saturday, three hundred guests, drums, and everybody will pinch his cheeks.
    How do I get him ready for the birthday of a boy from class, when he wants so much to go and then stands at the edge with my sleeve in his mouth?
    page boy outfit £70 bow tie + waistcoat. he's 4. says he'll "do it from the car"
    dd 6 at the disco party, lights n music on full, she stood by the coats n asked me every 2 mins is it finished. her best mates do too
    She bit into the candle moment at her cousin's: leant over and blew them out, all six, in front of the birthday girl and both grannies, and now doesn't dare go to any others.
    Owambe season. Each weekend there's somebody's fortieth or somebody's naming, hired chairs in the road, speakers as tall as me. I love it, it's how I was raised. My second child sits behind the generator with his fingers in his ears, in his matching lace. He's five. My aunties spray money on him to make him dance, and he picks it up and gives it back.
    They want the children to sit through the Mass, then the photographs, then the speeches, and dinner at eight. She'll be three and a half. At the rehearsal she ran up to the altar and asked the priest, down the microphone, where the cake was. Everyone thinks it's gorgeous, and it'll be gorgeous till about twenty past two.
    I marry again in June and my daughter's glad, she likes Stefan, she chose the cake. What she doesn't like is walking behind me with everybody looking. She says her legs will forget how. She's nine, she practises on the pavement in front of Edeka with a cauliflower as the bouquet, and halfway she always turns back.
    It was a trampoline party with twenty-six kids and a man with a whistle. He held his present tight and wouldn't let go of it, not even for the birthday boy. We'd wrapped it together. I said let's go home then and he cried because he did want to stay, he wanted to stay and for it to be smaller. He's five. Next one's on the 12th.`,
  'frightening-event': `
    we were burgled, he won't sleep upstairs
    car crash sunday. everyone ok. she isn't
    saw the man collapse at the pool
    dog attacked our dog in front of her
    Since the kitchen fire she smells everything before she goes into a room, and asks me to smell it as well.
    He fell through the ice up to his waist, his brother got him out, and he's been telling it ever since as if it had happened to somebody else.
    How do I talk to a four-year-old about the men who took my phone at the robots with her sitting in the back?
    3 weeks since the earthquake. house fine. DD5 plays "house falls down" over & over w her blocks & puts the dolls under. do i stop her
    my husband choked on meat at dinner n i did the heimlich, kids watched it all. the big one checks hes breathing at nite now
    She goes round the long way to school as she won't cross where the cyclist was hit, though he's alive, and sent her class a postcard.
    Water came up to the second step of the stairs. That was in October and we've new floors now, it's all painted, it's nicer than before. But whenever it rains at all he lines his stuffed animals up on the top bunk and puts on his wellies. He doesn't cry or anything. He says "I'm only getting them ready". He's six.
    I had a seizure on the bus, and my son was on my lap. He's three. Strangers took him, someone gave him crisps, someone held him up so he couldn't see, which of course he did. I'm on tablets and I've been fine. He won't get on the number 16. He pats my cheek in the night and says "Mama, do your eyes".
    The neighbour's husband broke down her door. There was shouting in the hall and glass and then police, with torches, and one of them came in to ask us questions while my daughter stood there in her nightie. The family's moved out since. She's seven. She has stopped playing in the stairwell and pushes her little chair under our handle each evening.
    We got stuck on a ski lift for two hours, in wind, the three of us. I sang. I told them it was an adventure, and I was more frightened than I've ever been in my life. It's after that it's come out. She jumps at doors banging, and she's back in our bed at eight years old, and at school she burst into tears because a swing creaked.`,
  'loud-noises': `
    hands over ears all day
    hoover comes out, he's gone
    hand dryers, blenders, motorbikes
    balloon popped and now no parties
    They're digging up our street in Mumbai and my daughter sits in the bathroom with a pillow round her head from nine until the drilling stops.
    How can I get a 4 year old used to the coffee grinder? He asks us all day whether it's going to go on.
    New Year is coming with all the bangers, and last year she shook for an hour in the wardrobe; she's 6 now and has begun counting the days.
    When his class sings it's fine until they clap, and then he has to go out into the corridor.
    ambulance goes past = total meltdown. we live opposite the hosptial so u can imagine. dd3
    Grandad's hearing is going so he has the telly at full blast, and my boy won't set foot in the house because of it.
    We went to see the Lions play because my brother had spare tickets, and he was so looking forward to it. Hot dog, foam finger, all of it. When they scored and the horn went he screamed and tried to climb inside my jacket. He's 7. He'd like to go again, he says so himself, if only he knew when it would be loud.
    Our generator starts with a bang every time NEPA takes the light, so several times in an evening. Ife's hands fly up, she drops whatever she's got, and twice it was her supper. She's 5. Her brothers have started clapping behind her for fun. I'd like her to know that a noise is only a noise, it can't touch her, and that she can do something about it.
    toddler room assistant here. one of my LOs is scared of the other babies crying. not sad, scared. covers ears n runs to the book corner and rocks. mum says same w the food mixer and the lawn mower
    He'd been on the drums in the music shop for two seconds when somebody hit a cymbal behind him, and he hasn't gone back to music class.`,
  'sleeping-alone': `
    2am and she's in our bed. Again
    won't stay in his own room
    has to hold my hand till he's off
    lies on my side, I'm on the sofa
    He's 6, he's got a lovely room with stars on the ceiling, and he's never once been in it for a whole night.
    How do I get out of my daughter's bedroom? I sit on the floor for an hour each evening, and when I move a toe she sits up.
    With my husband on nights I liked having her next to me, I admit it, and now that he's back on days she can't see why she should go.
    It isn't the dark and it isn't ghosts, he just says that everybody else in the house has someone to lie beside, even the guinea pigs.
    ds4 creeps in at 3 like a ninja, dont even notice til i get a foot in the face. new baby due in may so theres no room for 4
    I'd like her to learn that she can wake up in the night, find nobody there, and go off again by herself.
    All of us slept in one room at my mother's in Mumbai, and nobody thought anything of it. Now we've got a flat in Hamburg with a nursery, as the Germans do. Meera's 5 and she doesn't understand what she did wrong. I've put her bed by the wall so that she can knock and I knock back. Last night she knocked until one.
    Her sister's gone to university, so for the first time in her life she has nobody in the other bed. She's 9. She said that it's the breathing she misses. We've tried the radio and letting the dog up, but he snores and he takes his half out of the middle.
    i look after my grandkids since feb, the boy is 7 and wont close his eyes unless somebodys in there with him. so i nod off in the chair in my clothes, wake up with a crick, hes watching to see i havent gone
    She used to drop off alone, until our week in the caravan when we were all in one bed, and now she cries at her door that her room's too far from us.`,
  'lockdown-drill': `
    they practised hiding from a bad man
    active shooter drill, kindergarten, today
    Had to be silent under the table at school
    who's the bad guy mom
    My first grader told me over supper, quite calmly, where she'd stand in the closet so they wouldn't see her shoes.
    How do I talk to my 6 year old about the lights being turned off and the door locked at school, when I can't bear to think about it myself?
    Her teacher called it "quiet mouse practice", but a big boy on the bus told her what it's really for.
    He giggled when they all had to crouch in the corner, because he was nervous, and a girl told him that he'd have got everybody killed.
    school in leeds does them now too, "invacuation" they call it. dd7 wont sit by the window any more & wants to know which cuboard is best
    We're an expat family, in Manila there was a guard and that was all, and here in Ohio they rehearse for an intruder each month and my son now dreads the loudspeaker.
    The substitute hadn't been told that it was only a drill, so she was crying, and twenty-two second graders sat on the floor in the dark with a teacher who was crying. That was Tuesday. Wyatt's 7, and he has light-up sneakers, and he won't wear them any more because they flash. I need him to understand what's practice and what isn't.
    I'm a pre-K teacher myself and I have to do it with four-year-olds. They get a lollipop so they'll be quiet. One boy has since been hiding behind the bookshelf whenever there's a knock at the door, and he's asked me if I'd let the stranger take me first. I'd like a story I can read the day before, something about grown-ups who have a plan.
    she has asthma and coughed during the lock down practise. she's been practising not coughing. in her closet at home. shes 8. i found her in there with her stuffed seal & a blanket over both of them
    After the practice where someone rattled the classroom door handle from outside, to check it, my boy's been getting up at night to rattle ours.`,
  'mascots-and-masks': `
    the big bunny at the mall. never again
    hates clowns, invited to circus party
    Scared of people with painted faces
    screamed at Peppa, the life size one
    We'd saved two years for Disney and she spent it with her face in my neck because Mickey has no real eyes, she says.
    How do I explain to my 3 year old that there's a person inside the dragon at the football ground?
    It was only his dad with a gorilla mask on, for a laugh, and he's not gone near his dad since without touching his cheeks first.
    In our town near Salzburg the Krampus run goes right past the house, and my daughter, who's 5, has been asking since October whether the door holds.
    mascot at the burger place came over to give him a ballon & ds4 went under the table n wouldnt come out. not for chips even. its his cousins bday there on sat
    The masquerades come out at home in Onitsha at the festival, raffia to the ground and that voice, and my boy from London had never seen such a thing.
    A lady came to the nursery dressed as a giant toothbrush. We meant well. Eleven laughed and one, Isla, had to be carried out, and she still checks behind the door every morning to see if it's there. She's 3. We've got the fire brigade's bear coming in November and a Gruffalo for Book Week, so I'd like to get her ready.
    Halloween's a big thing on our road. He isn't afraid of the dark or of ghosts as such, he's afraid of a face that isn't the face. Last year our neighbour, whom he adores, opened the door as a clown. He's 6 now, and wants to go trick or treating, and also wants everyone to be told to come as themselves.
    she wont go in the toy shop cos theres a man outside in a bear suit waving. walks the other side of the road with her eyes shut, i have to steer her
    He asked the theatre lady whether the wolf would take his head off afterwards, so that he could see who it was, and she said that wolves can't.`,
  dogs: `
    crosses the road for a chihuahua
    Climbs up me at every bark
    won't go to grandma's because of Rex
    got knocked flat by a labrador, now terrified
    The park is two minutes away and we don't go, as there's always one off the lead and my son turns to stone.
    In our street in Lagos the neighbour's Alsatian stands at the gate, and my daughter walks the long way to school with her bag held in front of her.
    Everyone shouts "he's only being friendly!" while she's shaking on top of a picnic table.
    How do I help my son, 6, who was nipped on the hand by a terrier at a barbecue and has now decided that all of them bite?
    my niece stay with us since june, she is scare of even small puppy, she scream in the street and run on the road and that is more danger then the dog
    I'd like her to know what a wagging tail means, and that you may ask the owner to hold on to it. She's five, and she counts leads when we go to the beach.
    We've a guide in our church who's blind and has a lovely old retriever, who lies under the pew. My boy won't come in. He sits on the church steps with me in the drizzle, Sunday after Sunday. Last week he asked through the door whether it was awake. That's the most interest he's shown in three months so I'm here while it lasts.
    Never been bitten, never been chased, we haven't a clue where it comes from. She's three. It's the noise, I think, and the tongue. We're off to stay with friends in Wicklow for a week at Easter and they've two collies who live in the kitchen. I can't ask them to put them out, it's their house, they breed them.
    Strays. There are five on our lane in Mumbai, all harmless, all asleep most of the day. My son of seven was followed home by the brown one, who only wanted his sandwich. He ran, so it ran. Now he takes the lift down, looks out, and goes up again.
    Our best friends just got a pup and DD8 won't go round there no more, she says its got "wolf teeth", shes been best mates with their girl since nursery & shes heartbroken about it`,
  insects: `
    Wasp at the picnic. Utter chaos.
    won't go in garden cos bees
    She thinks moths eat people
    screaming over an ant on the step
    He was stung on the neck in August, and in October he's still keeping his hood up and the windows shut.
    In Manila the flying cockroaches come after the rain, and my daughter will not put her feet on the floor until I've been round with the slipper.
    My grandson hears a bluebottle and goes under the table with his hands on his ears until somebody swears it's dead.
    How can I get my four year old to eat outside again? There might be something buzzing, so she sits alone in a hot kitchen in July.
    ds5 sat on an ants nest at crèche & now he wont sit on ANY grass, not even footy pitch, he stands thru the hole match
    She loves butterflies in books, but when a real one landed on her sleeve she tore off the coat and left it in the road.
    We've moved from a flat in Berlin to a house by a lake, and nobody warned us about the mayflies. They don't bite, they don't do a thing, they just sit on the wall by the thousand. My son is seven and checks his bed with a torch. He's drawn up a list, with legs counted. More than four legs isn't allowed in.
    Beetles. It's the crunch, he says. He trod on one barefoot in the shower at the campsite near Knysna and you'd think that he'd lost the foot. He's ten and he's ashamed, since his little sister picks them up and names them. He'd like to go on the scout camp in spring. But there'd be beetles.
    The class has stick insects and it was her turn to feed them. She froze, a boy held one up to her face, and she wet herself. It's a lovely school, they've dealt with the boy. But she says they'll get out at night and come to our house. It is four miles.
    I keep hives and my own daughter's afraid of the bees. I'd like her to learn that they're busy with something else, and that she can stand still and let them pass`,
  flights: `
    First time flying, scared it'll fall down
    Six hours to Dubai with a toddler
    he screams when the engines start
    the scanner took her teddy, she lost it
    We fly to Lagos on the 20th, and my son has seen a film with a crash in it and says he'll go by bus.
    How do I explain take-off to a five year old? She wants to know what is holding us up, and "air" hasn't satisfied her.
    Last time, his ears hurt so badly coming down into Dublin that he cried for an hour, and he hasn't forgotten it.
    She has to fly on her own, as an unaccompanied minor, with the tag round her neck, from her dad in Hamburg to me; she's eight.
    security queue at manchester, shoes off belt off, ds6 got patted down cos his insulin pump beeped & now hes sayin hes not doin the airport agen, we go in 2 wks
    The bumps, it's the bumps. On the way back from Goa the plane dropped, trays went up, a lady prayed, and my daughter decided that was the last time.
    We emigrated from Cape Town and all the grandparents are there, so it isn't a matter of not flying. My youngest, four, gets as far as the long tunnel thing with the gap where you can see the ground. There he lies down. There are 200 people behind us with bags. My husband carried him on like a surfboard last Christmas.
    I'm cabin crew, ironically. I see other people's kids all day and hand out the colouring books. Mine's afraid each time I leave that I'll come down in the sea. Now it's our holiday, and he's to come up with me for once, a proper jet, Orlando, and he's bitten his sleeve through. I'd love him to hear it step by step: desk, gate, belt, roar, clouds, landing.
    He's autistic and needs to know each bit before it happens. Check-in is where the suitcase goes off without us, and he'll find that hard, his trains are in it. Then there's the noise and the boarding and the strangers' elbows. I've made him a chart with photos off the web. He studied it, and said where's the photo of us coming home.
    delayed 5hrs at the gate, she asked if the plane is broken and if its broken why are we still getting on it`,
  'meeting-santa': `
    Hid under my coat in the grotto
    screamed on his lap. again.
    that beard frightens the life out of her
    wont have Father Christmas in the house
    We queued for fifty minutes at the garden centre, and when the elf opened the curtain my son said "No thank you" and walked out to the car.
    The whole nursery gets a visit from the man in red on the 18th, and one of my two year olds cried at the mere picture of him.
    How do I tell my daughter it's okay not to sit on his knee? My mother-in-law wants the photo like she has of all the cousins.
    He has his list and has practised it for a week, and he's scared he'll forget it once he's in front of him.
    the nikolaus come to our kita with big stick & book of what you did wrong, my son 4 is so afraid he dont sleep since i told him, here in hamburg they all do this
    She wants to see Santa but from behind glass, she says, like the penguins. I'd like her to know that a wave from the door counts.
    Every year my dad does it for the lifeboat station: red suit, comes in by sea, hands out selection boxes on the pier. My boy is three and didn't know it was Grandad and there was this huge wet man with a bell roaring his name. He went off like a siren. Dad was very hurt. This year he wants another go.
    It's at the mall in Makati, with the snow machine and a mascot band, and her ninang has already paid for the package. Last year she was a baby and slept through it. She's 2 now, and she points at the poster and says "No man." I don't want to force it. I don't want to lose the ninang either.
    He can't do strangers touching him, he can't do the bells, and the hall in our village is packed for it. His sister's five and has been waiting for this day since last January. So we all have to go. The lady in charge says they can do a quiet quarter of an hour beforehand, lights low, no ho ho ho. I'd like to get him ready for that.
    She asked how does he know my name, has he been watching me in the bath. she's 6 and we're booked in to sit with him saturday`,
  storms: `
    Thunder. Under the table. Every time.
    checks the sky before he'll go outside
    "the wind is trying to get in"
    counts the lightning and sobs
    Since the big tree came down on Mr Patel's shed, Ivy can't hear the branches move without wanting all of us in the one room.
    How can I explain thunder to a three year old so she stops thinking somebody up there is cross with her?
    The typhoon took our neighbour's roof in Cebu last year, and now that the rains are starting my son holds his ears at the first drops.
    He won't walk to school if the flag at the post office is flapping.
    my LO hears a rumble & its all over, lorry, washing machine, doesnt matter, she says "funder" and climbs up me. 2.5 yrs
    tornado siren went off, we were in the basement for 40 mins and it missed us, but he wont come up now. he's 6 and brought his pillow down there
    We live on the coast in Donegal and they give the storms names, which I thought would make it easier. It's made it worse. He's five and he thinks Storm Eunice is a woman, and that she's coming back. He listens to the forecast on his own with his hands over his mouth. The wind in the chimney does sound like a person, I'll give him that.
    Highveld summer, four o'clock every afternoon, bang. You could set your watch by it. My daughter is seven and she's begun to dread it from breakfast on. She asks at what time, how close, whether lightning can come in by the plug. Our helper has told her to cover the mirrors. I want her to learn what it is, and how to sit it out, and that after it the garden smells lovely.
    The lights went out in the middle of it, there was a crash, which was just our bin going down the road, and my grandson jumped into bed with me so hard that he split my lip. He's four. Each time clouds come over now he asks if it's a bin cloud. He'll not let me hang out washing if there's a breeze. I try to be jolly about it.
    on camping trip the tent blew flat on top of us at 3 in the morning, hail and thunder, the lot. dad laughed, i laughed, our eldest laughed. Hana did not laugh, she's 6 & says she's never ever going outside when it's grey`,
  spiders: `
    spider in the bath. house evacuated.
    won't go in the shed, eight legs
    "it LOOKED at me"
    checks his bed for them each night
    She saw one no bigger than a lentil over her bed on Sunday, and she's slept on our floor all week.
    He's eight and ashamed of it, but on the class trip to the zoo he wouldn't go past the tarantula and had to be walked round through the gift shop.
    How do I stop passing it on? I shriek, I always have, and now my three-year-old shrieks too when there's a bit of black fluff on the carpet.
    Autumn, old farmhouse, they come in from the fields as big as saucers and run along the skirting board, and Fergus watches telly with his feet up on the chair.
    my brother told her u swallow 8 a year in ur sleep and now she sleeps with a scarf round her mouth. thanks dave
    there was a web across the slide, she went through it with her face and you'd think she'd been shot... wont go to the park now in case theyre waiting
    My daughter is the bravest child I know, she catches frogs and holds worms. But one of those long-legged ones in the corner of the ceiling and she's rigid. She's six. Her father takes them out in a glass, and she won't drink from any glass in our house now, because she doesn't know which one it was. I'd like her to find out what they do all day.
    We've moved to a place outside Durban where there are rain spiders, and they're the size of my hand and they walk in through the window like relatives. They do nothing. I've told my son they do nothing. He asked, if they do nothing, why do they have fangs. He's seven, and a fair point, but he has to be able to go to the bathroom.
    It's the way they move, he says. It can be on the other side of the room, or a picture in a book, or that plastic one for Halloween. I work in the nursery and we sing Incy Wincy every Monday, which I've now had to stop, because he puts his hands over his eyes and goes white under them. He's three. His gran says he got a fright from one in his wellie.
    Our boy stamps on every spider he sees because he's so scared of them, he's 5. grandma says they are lucky & i just want him to leave them be and not panic. he cried after the last one, said sorry to it, and then screamed because a leg moved`,
  lifts: `
    we live on the 9th floor. Stairs.
    "what if the doors never open"
    scared the lift will drop
    elevator at Grandma's building, total panic
    It stopped between floors for about a minute at the shopping centre, somebody laughed, it went on, and she's never set foot in one since.
    How do I get a pushchair, a baby and a four year old up to the clinic when he lies down on the ground the moment the doors slide apart?
    It's the feeling in her tummy when it starts, she says, as though her tummy stays downstairs and she goes up.
    He got left behind once. The doors closed with me inside and him out in the corridor, two years old, and I could hear him all the way down.
    my son 7 read about a cable snapping. now he asks every building how many floors before he'll go in, bless him, he was sick at the car park one
    the glass one at the mall is worst, she can see the floor go away. hides her face in my skirt and still screams. its 5 floors to the dentist and i have bad knees
    Our block in Mumbai has a very old one with the folding gate, you see the wall go past and it groans. My daughter's six. She's decided it's an animal's mouth. When NEPA, no, that's my husband's word from Lagos, when the power goes, it stops, and Mrs D'Souza was in it for an hour last Diwali and told everyone. So we climb seven storeys with the shopping.
    My grandson uses a wheelchair, so it's not as if we could take the stairs. He's eight. He never minded until the new hospital, where it's a big metal box that talks, and it jerked. Now he holds my hand so hard my ring hurts, and shuts his eyes and counts. Last week he begged me to cancel the appointment. He's got to ride it twice each Tuesday.
    He'd like to press the buttons. He loves the buttons. He'd press every one and light them all up and then he wants to get out before it moves. We stayed four nights in a hotel in Berlin on the eleventh floor and I know every landing by heart. He's five, and he told the receptionist, in all seriousness, that the little room steals the air.
    I want her to learn that it goes up, it stops, it opens, that's it. She's 4 and at the underground station it's that or a hundred steps, I'm 8 months pregnant & cant carry her any more. she grips the doorframe and people behind us tut`,
  'going-to-a-restaurant': `
    under the table at Nando's again
    "how long till the food, how long till the food"
    forty minute wait, breadsticks thrown
    We got asked to leave a pizzeria
    It's my mother's seventieth on Sunday, white tablecloths, four courses, and my three-year-old has never sat in a chair for longer than a banana.
    How do I tell her that in a place like that you can't get down and visit the other tables? She went round and asked each of them what they had.
    He shouts his order before we've sat down, then tells the waiter about his poo, and then cries since the chips aren't the same as at the other place.
    The noise, the clatter, the music, the strange smells: Emil put his hoodie on back to front and sat through the whole of our anniversary dinner like that.
    DD5 wants to order herself but when the waitress bends down & asks she goes mute and slides off the seat. then weeps because she got the wrong juice
    my twins age 2 at dim sum with the lolas and titos, spinning table. need i say more. soup everywhere. next one is on the 14th, save me
    We go to the carvery every Sunday with Grandad since Nan passed, it's his one outing. My lad is six and can't bear it: the queue with the plate, the gravy touching the peas, everyone talking at once. He kicks the table leg. He builds forts out of the sugar sachets. Grandad says in his day children sat. I'd like Alfie to know what's going to happen and what he can do while he's waiting.
    First time out in a proper place since we started fostering. Nice Italian in Stellenbosch, outside tables. She's seven. She'd never been given a menu before, and when she saw that she could pick she panicked and wanted everything and then nothing. She put the bread rolls in her pockets. When the waiter came to take away the plates she hung on to hers with both hands. I should have told her beforehand how it goes.
    My sons think cutlery's for duelling. We went for a curry for my husband's new job, and within a minute one had salted the other's Coke, and the other had stood on the bench to see into the kitchen, and a couple asked to be moved. They're five and eight. I was so embarrassed I had my biryani put in a box. They have to learn that there are other folk there having their evening out.
    she wont use the fork, wont sit, runs to look at the fish tank, waiter nearly went over her w/ hot plates. Every birthday lunch in our family is at the Lucky Star and i dread it. shes 4`,
  nightmares: `
    Woke up screaming about the wolf again
    bad dreams every nite since saturday
    'What if I dream it again'
    Dreamt that I'd died, won't let go of me
    She watched ten minutes of a film with her cousins, one with a clown in a drain, and it's been showing in her head each night for a fortnight.
    How do I explain to a three year old that it wasn't real? He remembers it, he saw it, he's cross with me for letting the bus drive over his bear.
    It's the same one every time: she's at the shops, everyone has got the wrong face, and she can't shout. At six she now tries to stay awake by pinching her arm.
    We've made a dream catcher out of a hoop and chicken feathers. It caught nothing. He told me at 4 a.m., very politely, that it's broken.
    He tells me every detail at breakfast, the water coming up the stairs and us not hearing him. Then by evening he dreads shutting his eyes because 'it's in there'.
    dd8 had a fever last wk w/ horrible dreams, walls melting etc. fever gone, dreams not. shes up at 2, up at 4, in w me by 5
    I do nights at the care home and so it's my dad who's there when she wakes. He's from a time when you told a child to turn the pillow and get on with it. She's five, she comes to the top of the stairs shaking and says the spider lady had her foot, and he means well, but he's afraid of doing it wrong. I want a story they can read together, those two, in which a girl learns to change how a dream ends.
    Our adopted son dreams of the place he was in before. I won't write it here. He wakes wet through and doesn't know what house this is, until he sees the lamp in the shape of a goose. We name things then: goose, curtain, Mama, Papa, Tuesday. After half an hour he can tell me a bit of it. He asked why his head plays it again if it's finished.
    Dreamt his teeth all fell out into his cereal. Funny to us, but he wouldn't eat cereal or go to bed after that.
    Since she learned about volcanoes at school she dreams of lava every night. By day she's not scared of them at all, she loves them, she's got a poster.`,
  'loud-toilets': `
    Flush = hands on ears, runs
    The hand dryer AND the flush. No.
    train toilet, that WHOOSH
    he poos then flees before anyone flushes
    The automatic one at the mall went off while she was still sitting on it, with a roar, and she hasn't sat on any since without me holding my hand over the sensor.
    How can I get my daughter to pull the chain herself? She does everything, wipes, washes, but then she calls me and stands out on the landing with the door shut while I do it.
    On the plane to Manila he went once, heard the suction, and held it for the other nine hours.
    Nursery has those low kids' toilets all in a row and when somebody flushes they all rumble. My boy of three waits until he gets home, with his legs crossed.
    He thinks that the noise will pull him in. He's shown me with a leaf how it would go.
    grandmas loo is ancient, it bangs & howls in the pipes after. DS5 wont go there now, says the house is shouting. wees in her roses
    We had a new cistern put in and the plumber did a fine job, only that it's got three times the force. My son is autistic and his ears pick up everything. He used to be so proud of going by himself; now he wears his ear defenders, pushes the button with the handle of the broom and he's down the stairs before it starts. If his sister flushes at night he's awake till two. I can't put the old one back, I've asked.
    I work on the ferries and take Isla across with me some weekends. She loves all of it, the horn even, and the engines. But the toilets are vacuum ones and they go off like a cannon, and there's a sign with a man being told not to sit and flush, which she's understood in her own way. I'd like a story where a child finds out what makes the noise, where it all goes, and that she can be the one who decides when.
    Potty was fine, because a potty's quiet. The big one growls, she says.
    At the swimming baths it echoes. One flush from the cubicle next door and he was out with his trunks round his ankles, crying, in front of a whole class of year fours.`,
  escalators: `
    Top step, frozen, queue behind us
    moving stairs at the tube. nope
    She thinks it eats shoes
    'When do I step when do I step'
    His Croc got caught at the side on one at the airport last summer. It was freed in a second and there wasn't a scratch on him, but we've taken every staircase in Frankfurt since then.
    How do I teach a 4-year-old to step on? She puts out a foot, pulls it back, puts it out again, and the stairs keep coming.
    Going up is fine. Going down, he looks over the edge, sits on the floor of the department store and says it's a waterfall.
    My autistic lad rides them all day if you let him but getting off is the problem, he jumps the last three steps because he thinks that comb thing at the end will cut him
    The one at our metro station is the longest in the city. My daughter asked where the steps go at the bottom and I said 'under', and that was my mistake.
    shopping centre w the pram so i need the lift, but lift was broken, so had to fold pram & carry baby & DD3 stood at the bottom screaming while we went up without her, i nearly died
    We don't have them where we live, in a small place in the Karoo; there's one building with an upstairs. So when we were in Cape Town to see the specialist my boys got to meet their first one. The elder leapt on as if he'd been born there. Themba put one foot on and it went off without the rest of him, he did the splits and a lady had to catch him. We go again next month, and he's asking already whether the doctor is upstairs.
    It was stopped for repairs and the cover was off, and you could see the chain and the black grease and all the teeth. My grandson stood there for a quarter of an hour. I thought, good, an engineer like his grandpa. But ever since then he won't set foot on one; he knows now what's in there. He's five and a half. I've told him about the brushes and the stop button, and he'd like to press it first, please.
    He'll only go if I carry him, and he's seven, nearly thirty kilos, and my knee's not what it was.
    She was on it, holding the rail, doing well, and then the handrail moved faster than the steps and she got stretched out like washing. Now it's stairs or nothing, even with the shopping.`,
  'shopping-trip': `
    Aisle 4, on the floor, wants Haribo
    supermarket meltdown, every saturday
    Won't sit in the trolley, won't walk either
    Shoe shop. She kicked the lady
    At the checkout he wants everything that's at his height: the eggs with toys in, the batteries, a magazine about tractors. I said no eleven times today.
    How do I get round Tesco with an autistic five year old? The lights hum, the freezers hum, somebody's always moved the cereal, and we are out of milk.
    Market day with Grandma in Ibadan and the child refuses to hold anybody's hand and touches every tomato.
    He hates trying on clothes. We needed one pair of school trousers and came home after two hours with none, and he'd hidden inside the coat rail.
    I'd like her to learn that we're going in for bread, that there's a list, and that she can be the one to tick it off.
    lidl w 3 kids, one in the trolley throwing stuff out, one wanting a donut, one asking is it home time since the car park. how do u all do this
    My daughter is fine until the tills. It's the beeping and not being able to have the thing back that's gone along the belt; she was holding her bananas, the lady took them to weigh, and my girl screamed as though they'd been stolen for good. An old man said in my day. I paid for everything with her under one arm and forgot the bag with the bananas in it. We had to go back.
    Since I've been doing the weekly shop with my grandson, I've learned a lot about what's on the bottom shelves. He gets bored by the vegetables and is gone by the cheese, in body or in spirit. Then he starts riding on the end of the trolley and runs over my heel. When his mother was small the grocer gave her a slice of sausage and that was that. I'd like something we might read before we set out, so he knows what comes first and what comes last.
    IKEA. We lasted as far as the sofas. There's no way out of there and he could tell.
    We went to buy a present for his friend and he couldn't understand that we would leave the toy store with a dinosaur that wasn't for him. He hugged it at the register and told the cashier she wasn't allowed to beep it.`,
};
