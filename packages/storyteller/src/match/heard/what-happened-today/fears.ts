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
    Foster son, six. Found him three times now at the bottom of the stairs, curled up on the mat, sound asleep, and he'd climbed over the gate to get there. He believes I carry him down. He's scared of what his legs do without telling him. I've said lots of children's legs do it, and that the house is locked and I listen out.
    eyes open, screaming, doesn't know me
    found him in the garden, pyjamas, fast asleep
    wees in the laundry basket, remembers nothing
    10.40 every night, screams, never wakes up
    She sits bolt upright and shouts at the wardrobe, pushes me off, and is snoring four minutes later. At breakfast she asks why I look so tired.
    My son walked down two flights, put his rucksack on, and stood by the front door in Hamburg at midnight, asleep. When I asked where he was going he said "Tuesday".
    How do I explain to his sister, who shares the landing, that he isn't awake when he yells, it's only a bit of his brain that hasn't gone to bed?
    We've put a bell on his door, one of the sheep's, since he went out over the yard in his bare feet. He's eight. He has no notion of it at all, he only knows because his brother told him on the bus, with actions, and now he doesn't want to fall asleep in case he does something. Gran says I was the very same and I grew out of it at twelve.
    dont wake him they said. easy to say. hes thrashing & sobing & looks straight thru me then its like somebody switches him off. DS4
    The sleepover's next Friday and her friends don't know that she gets up in the night and rearranges things. At Nan's she laid the table.
    I filmed it for the doctor and my daughter found the film. There she was with her hair stuck to her face, howling "get it off", with her eyes wide open. She's seven. She watched it twice and then she asked me in a small voice who that was. I told her it was her, sleeping, with no dream in it, and she didn't believe me.
    In the mornings there is evidence. The fridge open, a banana on the stairs, the cat shut in the bath. He's six and thinks a ghost lives with us, and I haven't liked to tell him that it's him with his eyes half shut.
    Neighbours in the flat below left a note asking if everything is alright with the little one. It is about an hour after she's gone off, she stands in the cot bed and screams as though the house is on fire, and nothing I do reaches her, not singing, not the lamp. She is two and three-quarters. By the time they came up with the note she was asleep across my arm with her thumb pink.
    camp leader rang, he'd been sleepwalking round the tents again`,
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
    I do the school run for four and the smallest always has to go on the way back. There's a nice one in the library. Nope. The church hall? Nope, there's a spider and the paper's the wrong sort. So it's hedges. He's turning five and I can't go on holding him over hedges in Leeds, it's not the countryside.
    holds it all day at school
    won't wee anywhere but home
    Motorway services, legs crossed, point blank refusal
    the locks at school don't work, he says
    Single dad with a girl of five. I can't go in the ladies with her, she won't come in the gents because it stinks, and so we drive home from wherever we are.
    She says the school loos have no paper and that big girls look under the door, so she stops drinking at breakfast. The nurse says that's why she gets the tummy pain.
    We foster a boy of 6 who'll only go in our downstairs one, with the door open and me in the hall. On our day out to the beach he had an accident on the bus rather than use the ones on the front.
    How do I get my grandson to sit on a toilet that isn't ours? He believes other people's bottoms leave something behind on it.
    camping wknd cancelled bcos ds7 saw the drop toilet & looked down the hole. didnt poo for 3 days, we drove back for our own loo
    Trough urinal at the cricket, all the men in a row, and my boy's bladder just closed up. He was nearly crying by the interval.
    I'm a teaching assistant with the little ones. One girl stands by the door of the toilets, dances from foot to foot, and goes back to her table. Her mum tells me she runs in at half past three and doesn't even get her coat off. It isn't the noise, I've asked. It's that the seat is cold, there's no step and no one she knows. I'd like her to feel it's alright to go here too.
    On the train to my wife's family in Kerala there's a hole and you see the tracks rushing by under you. My daughter is a London girl of eight. Twenty six hours. She asked me if she could just not. We go again this December, and I want her to know that there are many kinds of toilets in the world, and one can manage all of them.
    He'll ask to be taken home from any party, any park, any friend's house, when he needs a number two. We've left two birthdays before the cake.
    She carries her own potty in a carrier bag to the shopping mall at 4 years old because she refuses to use theirs. Funny till you're the one with the bag.`,
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
    Since lockdown she's never got used to being in the thick of it. She was a baby then, and now she's six. Supermarket at quiet hour is OK. The fair, the pantomime foyer, the gates at pick-up with all of the buggies: she goes silent, then floppy, then she bites her sleeve. I'd love her to know that it's all right to stand at the edge and go in slowly.
    "Too many people's legs, Mama!"
    hands on ears all through the Christmas market
    "Everyone was breathing on me"
    no more carnival, she wants up, up, home
    We got as far as the turnstile at the stadium. He looked at the stand and said "that's more people than I know numbers".
    She's fine with one friend, or two. At the station in Mumbai at six o'clock she shut her eyes and walked like that, and told me "then they're not there".
    Teacher: "At assembly he stands at the very edge and counts the doors." He's eight.
    how do you explain to a 5yo the museum wont swallow him, its just half term & every body is there. he layed down on the floor by the dinosaur
    The market in Lagos is how we eat, I sell cloth there. My little girl screams "they're closing" when people press in on both sides.
    Half the city came for the fireworks. She loved the fireworks, but not the walk back over the bridge, shoulder to shoulder. "I couldn't see any sky that belonged to me."
    His brother's team won and the whole town went to the square to meet the bus. I had him on my shoulders and I thought he'd love it. He pulled my hair and shouted "get me out of the people". Gran thinks we've got him too used to the quiet, as we live on a farm and he sees about nine persons in a week. He starts at a big school next year.
    At the zoo on a bank holiday we didn't see one animal. She walked with her face in my coat and every so often she asked, "Is it thin yet?" meaning the crowd. I paid sixty euros to see the inside of the ladies' loo, where she at last sat down and ate her roll. I'd like her to know some things she can do when it gets thick: a wall, a hand, a corner, a word to us.
    we did the playground, 40 kids on it. "its full" she said and turned round at the gate. autistic, 4. its ALWAYS full
    The train to Leeds was packed on Friday and he had to stand between strangers' bags. He didn't cry. He said to me quietly at home that he won't be going to see Grandad any more unless we go "when nobody is".`,
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
    First week at the big school and it's enormous, three blocks and a bridge. She took the stairs down rather than up after lunch and ended by the boilers. No one about, all doors shut. She's eleven and she came out by the bins and a cook took her to room 204, and everyone looked. I want her to feel it's okay to stop someone and say, I don't know where I am.
    couldn't find me at the market
    Turned round and nan wasn't there
    he followed the wrong blue coat
    lost in IKEA, ten minutes, still shaking
    What should he do if he looks up and I'm gone? I've two kids, two hands, no second adult, and a festival on Saturday.
    She got off the bus one stop early and stood there in the dark with her violin for forty minutes. Nine years old. She hadn't wanted to speak to a stranger.
    On our school trip to the museum little Noor stayed looking at the mummies when the group moved on. I found her sitting on the floor with her hands over her ears. She now holds the back of my cardigan everywhere.
    My grandson wandered out of the playground after a pigeon and some teenagers brought him back. He didn't know our address. He didn't know my name either, to him it's Pops.
    turned away 2 secs to pay for the stuff & she was gone, balogun market, i was screaming her name. a woman selling pepper had sat her down. now she crys if i let go her hand
    I want him to know the drill: stop, stay where you are, look for a mum with kids or somebody with a badge.
    We were at the beach on the one Sunday I don't work. He went to fetch water in his bucket and when he turned round all the umbrellas looked the same. It was a lifeguard who lifted him up on the ladder so that he could look for my red hat. He's fine but he's told the tale to everybody and the ending gets worse each time: now in it I never come. I'd like him to have one where the dad comes.
    He's a dreamer, my foster lad. In the woods behind us he took another path with the dog and they were gone till dusk. The dog knew the way, he didn't. He thought nobody'd be looking for him, he said that quite calmly, and it's that which I can't get over. Half the village was out with torches. Please let the boy in the story be looked for from the first minute.
    New secondary, three blocks, two floors, all the corridors grey. My lad ended up in the boiler room in tears and missed Maths. He's eleven and doesn't dare ask the big ones which way.
    She asks before every single outing: and what if I can't see you any more? It's since the Christmas fair, where it was just the length of one stall.`,
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
    He saw a picture of a skeleton on the book bag of a big kid at the bus stop, that's all it was. Then somebody said you've one inside you. My son is four and he lay awake with his hands on his ribs and whispered that there was a ghost in him and how does it get out. I'm a radiographer!! You'd think I'd be the right mother for it.
    something lives under his bunk
    she heard a ghost in the pipes
    Monster spray's run out
    the wardrobe has eyes Daddy
    I'm at work when it comes. He tells his gran that the thing with the long arms waits until my car's gone.
    The big kids on the bus told him about the lady in the mirror, and since then he's brushed his teeth facing the door.
    Our house is old, and there was a man who died in it before the war. The neighbour's boy had to tell mine, of course.
    How do you prove to a five year old there isn't a witch in the loft? We went up with a torch. He said that she'd gone out shopping.
    his cousin in Lagos told him abt bush baby that cries at nite & takes children. now evry cat outside is bush baby. he is 6
    At nap time one of ours won't lie down on the mat next to the curtain, because there's a wolf with hands, she says, who breathes.
    She isn't afraid of the dark as such, she's got a lamp like a football ground. She's afraid of who's in the chair. It's my work coat on the chair. I've moved it, and then he sits in the laundry basket, the man. He's called Mr Nobody and she's four and can describe his shoes. I'm her dad, I've told him to leave in my best doorman's voice. I'd like him to turn out to be a bit lonely or something, so that we can all get some rest.
    The little fellow we foster draws them, page after page, teeth and more teeth. He says they come with him, from house to house, in the bottom of the bag. I've stopped telling him that they're not real. We built a kennel for them instead, in a shoe box, with a lid. Can there be a boy who finds out that he's the one who gives the orders?
    Halloween's gone and he still looks under the sofa for the zombie from next door's garden. I sit down on it and he pulls my legs up.
    Nan says a prayer, I check the cupboard, her brother does a karate kick, and she still thinks that it hides inside the wall until we've left.`,
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
    My boy isn't afraid, he thinks it's brilliant, and that is what I'm writing about. He pulled the lever. Four hundred children out on the field in the rain and two engines from Parow. He's six and says he wanted to see if it does the same thing as last time. I want him to know what that bell is for.
    put her hands over ears at 9:50, alarm's at 10
    won't go in the hall since the fire bell
    Eyes on the red box on the ceiling all lesson
    bread burned, smoke detector screamed, he hid an hour
    He was on the toilet when it went off and had to come out with his trousers half done in front of Year 4. Now he holds it all day at school.
    There's another practice this term and they won't tell us the date, "or it wouldn't be a practice". My daughter asks every morning, shoes on, is it today.
    how do I tell a four year old that everybody walking out to the playground in a line in their socks is only for practising and nothing was burning
    The lanyard lady with the clipboard counted them on the field and he heard her say "one missing". It was Kayden, he was at the dentist. But Joe, who's six, has been counting us ever since: in the car, in Aldi, at night from his bed, me, Daddy, Gran, the fish. He says you have to have everyone when the siren goes.
    Cerys left her teddy on the peg because the rule is leave everything. She was very good and left him. She cried all the way home that Teddy would have been burnt if it was real.
    my LO 5, asd, school does the evacuation thing with the flashing light AND the siren & no warning. he bolted back IN to his classroom coz thats where he feels safe. want him to learn where to walk
    The hotel in Blackpool had us all out at 2 a.m. in the rain, someone's toast. We stood in a car park in the duvet with a hen party. I thought she'd found it funny, she got a tiara out of it. Since then she won't sleep in any building that has the little green running man, which is all of them.
    We test ours on the first of the month, my husband with the broom handle. Our three-year-old has worked out the broom. When I go to sweep up Cheerios she screams and runs to the garden gate and waits, and I suppose that is at least the right place to wait.
    I teach the nursery class, and one of mine, he's just turned four, wouldn't hold the rope. The alarm went, nineteen of them took their loop and he lay down flat on the carpet like for nap time. I carried him. He asked me after whether the noise was angry with us. There'll be one every half term, and I would like him to know what the noise is for.
    Says the fire bell is "inside my teeth"`,
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
    It was a trampoline party with twenty-six kids and a man with a whistle. He held his present tight and wouldn't let go of it, not even for the birthday boy. We'd wrapped it together. I said let's go home then and he cried because he did want to stay, he wanted to stay and for it to be smaller. He's five. Next one's on the 12th.
    flower girl, won't walk down the aisle
    my brother's wedding, 200 people, one shy boy
    Goes to birthday parties, stays under the table
    balloons, music, shouting: he wants home
    All the aunties want to pinch her cheeks. It's a Punjabi wedding, four days of it, and by the second she was living in the car with my phone.
    My grandson's asked to Leo's sixth birthday, he's been talking about the cake for weeks, but on the doorstep he turned round and held on to my coat.
    He's got to wear a suit and carry the rings for his mother and her new husband. He's fine with the husband. It's the walking past everybody.
    What do I tell a 5yo about how a party goes? He cried when the others sang to the birthday boy, he cried when the candles were blown out and the parcel stopped at somebody else.
    christening do on sunday, hall hired, DJ the lot. dd4 w her headphones under the buffet last time & my sister took it personal
    I'd like her to know what happens at our church weddings in Ghana: long, then longer, then food, then dancing, and where she can go and lie down.
    We never got invited anywhere when I was on my own with him on the estate, so he's not used to it. Now his teaching assistant's getting married and she asked her whole class to come and throw petals. He's seven. He asked me what you do there with your hands. I bought him a bow tie. I want him to feel he's somebody who can go to things, and can step out for air too.
    It's the first big family do since she came to live with us. Our ruby wedding, sixty folk in a marquee, all keen to meet her. She's eight and has asked three questions: who'll be there, will they ask about her mum, and can she wear her trainers. Yes to the trainers. We've agreed on a sign, if she pulls her ear then we go and look at the ducks. Could you put that in?
    His own birthday's the worst. He wanted all of them to come, then locked himself in the bathroom until they'd gone.
    The disco at the end of year, strobe lights and thirty screeching year ones. He stood by me at the coats the whole time and said that his tummy was shaking.`,
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
    We got stuck on a ski lift for two hours, in wind, the three of us. I sang. I told them it was an adventure, and I was more frightened than I've ever been in my life. It's after that it's come out. She jumps at doors banging, and she's back in our bed at eight years old, and at school she burst into tears because a swing creaked.
    burglars. they took the telly and his piggy bank
    she saw the man fall on the platform
    pulled him out of the pond, he's dry now, still shaking
    flinches at every white van since the crash
    A lorry hit the back of us on the A64, nobody hurt, the shopping went everywhere. Three weeks on she still picks the egg out of the seat belt slot and says "there's some left from the bang".
    He was next to Granny when she choked and the ambulance men came through the window. Granny is right as rain and has had two lunches here since, but he chews for her, moving his mouth when she moves hers.
    How do I help a seven year old who keeps playing the earthquake? She puts the dolls under the table, shakes it, counts who is out.
    There was a man shouting with a knife in the chemist. We stood behind the shampoo for about four minutes, me with my hand over my son's face, and then it was finished and the police gave him a sticker. He is five. He wears the sticker every day, I've had to sellotape it. He won't go past the shop, nor any shop with a bell on the door.
    house fire in march. were all ok cat too. DD6 sleeps in her coat & has her wellies lined up pointing at the door
    The dinghy went out further than it should, it was perhaps ten minutes. Since then he does not talk about the sea, but he has rubbed it out of all his drawings.
    They robbed us at the gate in Johannesburg, coming home from ballet. They took the car and gave me my child out of the back seat, the one man even handed me her shoe. She speaks of it like something on TV. But she asks me to stop two houses before ours and look, and then drive, and then look again, and at night she does the gate with her bricks.
    the tree came down on our shed, he was in the shed ten mins before. He keeps telling people that bit. Ten minutes. He tells the postman. I don't think he's showing off any more.
    My daughter found her swimming teacher collapsed by the lockers. She ran for help, she did everything right, they gave her a certificate at assembly and the teacher is back at work. She put the certificate face down in the drawer. She eats, she goes to school, but if I take a nap on the settee she lifts my eyelid.
    My son of eight got stuck in the lift shaft of the building site where he shouldn't have been, four hours, firemen, the lot. He was told off and hugged and told off. It is July now, it was April, and he still comes into our room to ask whether I'd have heard him.`,
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
    He'd been on the drums in the music shop for two seconds when somebody hit a cymbal behind him, and he hasn't gone back to music class.
    Covers his ears when the blender goes on
    Hoover comes out, she's up the stairs
    the generator next door terrifies him
    firecrackers Diwali, under the bed whole week
    Our flat is above a tram depot and they've started drilling the street at seven. My son stands in the hallway with two cushions on his ears and says the road is breaking.
    How do I get her past hand dryers, motorbikes, balloons, her uncle's laugh? Anything that goes bang or roar and she's gone, shaking, hands over her head.
    New Year in our barangay is torotot and Judas belt from morning till morning. Last year my boy vomited from crying, he was three, and it's only six weeks away now.
    lawn mower man comes thursdays, so no garden on thursdays. also no garden on fridays incase
    She adored the choir till they brought in the drums. Now she won't go through the church door unless I can swear that nobody will hit anything.
    I wish he knew that he can say "that's too loud for me" and go out, instead of biting his own hand.
    Braai at my brother's place on Saturday, everybody relaxed, and then the kids got hold of a box of balloons. First pop and my Liam, 7, screamed so loud the neighbours looked over. He sat in the bakkie with the windows up for three hours. My brother said he must toughen up. He isn't soft, his ears are just made different, and I would like him to hear that from someone other than me.
    We took my daughter to her first football game on Friday night, Texas, need I say more, her big brother plays tuba in the band. The cannon goes off when they score. They scored five times. She's 4 and she now asks every morning if there's a cannon today. I have bought the ear defenders, she will not wear them because they "squeeze her thoughts".
    ds5 howls when the fire engine goes past the nursery, its on the main road so its 3 or 4 times a day. staff are lovely but he wont go out in the yard any more. grandad bought him a toy engine with a siren. thanks grandad
    Construction has started on the plot beside us in Andheri, pile driving, whole day dhum dhum dhum. My mother in law says babies in her time slept through anything. My three-year-old will not eat in the kitchen now since it's loudest there, and she asks me who is angry behind the wall. I'd like her to know what it is and that it has an end.`,
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
    She used to drop off alone, until our week in the caravan when we were all in one bed, and now she cries at her door that her room's too far from us.
    "But you and Daddy have each other"
    four in our bed, I'm on the edge
    holds my sleeve till she's off
    wakes at one and pads over to ours
    He's seven, he's not scared of anything in there, he tells me, he just says "it's too only".
    I sit on the floor by her cot with my hand through the bars for an hour and a half. If I lift it, she says "hand".
    How do I explain to my son that he's got to be in his own room now I'm home from hospital, after months in with his gran? "Gran breathes nice," he told me.
    The health visitor said "make a rod for your own back". In my family in Mumbai everyone sleeps together, but here she's 9 and her friends tease, and she wants to manage it herself.
    big sister got her own room so now he has one to himself & hes on the landing every nite with his duvet. "im guarding"
    She says she'll stay in hers "if someone else stays too", and no, the cat doesn't count as someone, the cat goes out.
    Since I split from his dad he's been coming in with me, and to be honest I didn't mind. Now I do. He's six and sleeps like a starfish and I have an early shift at the bakery. I walked him back eleven times last night. On the eleventh he said, in a very small voice, "What if you want me in the night and I'm not there?" I want him to learn that we're both still there, with a wall in between.
    Our daughter is four, her twin went to hospital for a week and the bed next to hers was empty. She moved in with us and she hasn't moved out, even though her sister's long back. "It's still got a hole in it," she says of that room. Her dad sleeps on the couch and has a bad back.
    She asks "are you still there?" through the wall, every three minutes until ten. I say yes. My husband said it's like a lighthouse.
    He can do it at nursery nap time, with twenty others on mats. His key worker laughed: "He goes down first!" In his own bed, no one beside him, never.`,
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
    After the practice where someone rattled the classroom door handle from outside, to check it, my boy's been getting up at night to rattle ours.
    asked where she should hide at Target
    light-up sneakers banned, in case of the bad man
    they practiced being quiet in the closet today
    "I'm line leader so I'd get shot first"
    His kindergarten teacher told them it's in case a raccoon gets in. He now can't sleep because of the raccoon.
    She was in the bathroom when they locked the classroom doors and the rule is they don't open for anybody. She's seven and she stood on a toilet for nineteen minutes with her feet up.
    How do I talk about this with a child of five, who showed me how she holds her breath and puts her hand on her friend's mouth?
    We moved to Ohio from Dublin in the summer, and I'd never heard of such a thing. A form came home, in with the lunch menu: Thursday, intruder practice, blinds down. My boy was quite cheerful about it. He said they've a bucket with cat litter and lollipops in, in case it takes long. He's six. I was the one who went out and sat in the car. Tell me how to be with him about it.
    DD8 in yr 3, english school, they call it "invacuation" now. under the tables, lights off, head down. she says a boy cried and got shushed. she feel bad as she was one who shushed him
    He has picked a new seat in class that is not in line with the door. He explained it to me with the salt and pepper.
    My daughter's autistic and she can't stop humming; she hums when she's scared. After the last one two of the girls told her that she'd get everyone killed. She is nine. The next practice is on the 20th. She's asked for tape, for her mouth, and she asked for it in the same voice she asks for a hair tie, and I had to go and look in the drawer for a while.
    I work in the office and I make the announcement, so it's my voice: locks, lights, out of sight. My own son's in the second grade down the hall. He knows it's practice and that it's only Mom. At dinner I said "lights" because it was getting dark, and he was under the table before I'd turned round.
    blocks her bedroom door with the bookcase now, since Wednesday
    It was real, or they thought so: a man with something in the field, it turned out to be a leaf blower. They were forty minutes on the floor against the coat wall. He's all right. He wore his coat to bed, because the coats were between them and the glass.`,
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
    He asked the theatre lady whether the wolf would take his head off afterwards, so that he could see who it was, and she said that wolves can't.
    Jollibee waved and she ran into the road
    big bear at the match, terrified
    masquerade came down our street, he fainted almost
    Halloween store. Never again.
    The clown at Kiran's party wanted to make him a balloon dog and my boy backed into the cake, table and all.
    She knows that it's a man inside. That's the very thing that scares her: "there's a man in there and he's looking out of its mouth".
    How do I prepare a four-year-old for the theme park in April? Half of it is people with enormous heads, and they come up and hug you.
    guisers at the door in rubber faces, big lads. shes not let me answer the bell since, its the postman hen
    On the sixth of December in our town the devils go about with Nicholas, with chains and fur. My son was two last year and he remembers it, each time there's a bell he goes under my skirt.
    I want him to know he may say "no thank you" to a person dressed as a crocodile.
    The school mascot's a hornet and the senior in the suit is my own nephew, Dalton, the gentlest kid in the county. We had him put it on piece by piece in our living room so that Josie could see. Feet, fine. Body, fine. As soon as the head went on, she was screaming, and when he took it off she wouldn't go to Dalton anymore either. She's three. The homecoming parade's next Friday and her brother's riding on the float right behind it.
    During the Ramleela there are Ravan and Hanuman and so many with painted faces roaming in the lanes, and they came to our table for a selfie. My daughter, 6, has been asking every day since then how she can be sure that people's faces are their own. She touches my cheek to check. She even asked the doctor to take down his mask, then screamed when he did because he had a moustache.
    Face paint is the same thing for him. His own sister came back from the fair as a tiger and he hid from her in the wardrobe until she'd washed, and then he asked her where the tiger had gone to.
    was in the mall in soweto & there's one of those silver people that stand still then move. LO is 4. he peed himself. now every statue, every shop dummy, we walk around`,
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
    Our best friends just got a pup and DD8 won't go round there no more, she says its got "wolf teeth", shes been best mates with their girl since nursery & shes heartbroken about it
    "Is it on a lead, Mummy?"
    climbs me like a tree at every labrador
    "He's only being friendly!" they always shout
    wont go to grans because of her terrier
    Our route to school now takes twenty minutes longer, because she says "the house with the woof" has to be avoided.
    The postman's spaniel jumped up at him in the spring and he still says "it wanted to eat my face". He's 4.
    Her best friend has just got a cockapoo and she told me, very grown up, "I don't think I can be friends with Ellie any more."
    How do I explain that not every one of them bites? In our street in Manila the strays come up to the gate and he screams "they smell me!"
    Gran says I passed it on, because I cross the road myself. She may be right. My daughter, 6, now says "we don't like those, do we" whenever one trots by.
    he ran into the road yday bcos a tiny chihuahua barked at him. tiny!! he said "it had teeth tho"
    We were at the park in Leeds with my brother's family and a big Alsatian came bounding over for the football. Jonah, 8, froze, and then he wet himself. The owner laughed and said "he can smell that you're scared, son". Since then he won't go to football, and his dad thinks he's dropped the sport. He hasn't, it's the park.
    The doctor who stitched her hand said, "She'll be wary for a while." That was a year ago. She loves cats, horses, even the neighbour's parrot, but she can hear a collar jingle from across the street and says "Up, up, up!" although she's nine and I can't lift her any more. I'd like her to know how to stand and what to do with her hands.
    The nursery wants to bring in a therapy retriever on Fridays. Most of the group cheered, and one little boy said quietly "I'll have a tummy ache on Friday." He's three and a half. His dad says they've never even met one close up at home. I'm his key worker and I don't want him to spend Fridays in the office.
    "They don't say what they're going to do" is how he put it. He is autistic and it's the suddenness, the bark and the rushing about. At the beach in Wicklow there were dozens off the lead and we lasted four minutes.`,
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
    I keep hives and my own daughter's afraid of the bees. I'd like her to learn that they're busy with something else, and that she can stand still and let them pass
    a wasp in the car and she undid her belt
    Flying ipis. Whole house screaming.
    won't sit on grass because of ants
    moths in his room, won't go to bed
    He got stung by a bee at the nursery in May, and it's November and he still checks every flower on the curtains.
    She won't eat outside any more. Anything that buzzes and she runs, she doesn't look where, last Saturday it was into the road.
    How do I get my six-year-old to come into her own bathroom? There was one cockroach behind the bucket, one, in the monsoon, and she's been bathing at the neighbour's.
    midges. we live in the highlands. he's got a net over his head & still wont go out, its JULY
    Somebody at Sunday school told them about the locusts and now my son thinks that every grasshopper has come with its whole family.
    I want her to know which ones sting and which ones don't, as she's treating a ladybird like a lion.
    We're out by Lubbock and in a good June the crickets come in under the doors, and there's no way to keep them out. My grandson from Boston, he's eight, sleeps with a towel stuffed round his neck so nothing can "go down". He's smart as a whip, can tell you the Latin for them. He'll look at them in a book all day. It's the hopping, he says, you can't tell which way they will go.
    Flying ants after the first rain, you know how it's here in Joburg: they come to the light in their hundreds and drop their wings. My kids' granny fries them. My daughter was standing under the porch lamp when it started and they went in her braids. That was three weeks ago. She has me close up everything at four in the afternoon, in this heat, and comb through her hair looking.
    in kindergarten they've a bug hotel & stick insects, each kid takes them home for one weekend, our turn is 12 Dec. Kacper vomited at the news. teacher says exposure is good for him, i say hmm
    A butterfly landed on his arm in the butterfly house, everyone said ahh, and my poor boy went white and whispered "get it off get it off get it off".`,
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
    delayed 5hrs at the gate, she asked if the plane is broken and if its broken why are we still getting on it
    Scared the plane will fall down
    ears hurt so bad last time, screamed till Doha
    security took her teddy through the machine
    First time flying, to see Lola in Cebu
    He wants to know what's holding it up. I told him air. He looked at me as if I'd said custard.
    We've got to leave for Heathrow at three in the morning, and my daughter has understood from her brother that they shut the doors and you can't ever get out.
    How do I prepare a boy who can't bear queues for check-in, bag drop, passport, security, gate, and then a seat for ten hours to Lagos?
    she was patted down by the lady w/ gloves cos of her insulin pump, beeped 3x. now refuses to go thru the arch & we fly sat
    It was the bumps over the Bay of Bengal. The trolley fell, someone prayed aloud. She's nine, she was so brave, and now there's the wedding in Singapore and she says she'll take a ship.
    I want him to see it as the captain does: a bit of wobble, a bit of cloud, all planned.
    My boy goes as an unaccompanied minor, with a lanyard, from Johannesburg to his father in Cape Town. He's eight. A lady in a blue scarf will take him from me at the counter and I'll see him till the corner. He has asked me who'll be his mother between the corner and the other side. It's two hours. I said the lady with the scarf. He'd like to know what she's called, what if he needs the toilet when the belt sign's on, and if they lose children like they lose bags.
    We're going to meet my husband in Texas after eleven months of papers. Two planes, one night in Frankfurt, me and the twins and a stroller. They are three. They have never seen a moving floor or heard that roar when it runs before going up. They play airport with the laundry basket and it always crashes, they think that's how it ends. Could it end with Daddy at the doors, holding a paper with their names?
    Delayed, delayed, gate change, delayed, and he lay on the floor of terminal 2 at Chopin with his hood up and said that he didn't believe in Spain anymore. We have to go through it again at Easter.
    nearly 4, fine w everything except the toilet up there, that WHOOSH, and the hole when you go down the steps from the plane and its all windy. held it in from glasgow to tenerife`,
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
    She asked how does he know my name, has he been watching me in the bath. she's 6 and we're booked in to sit with him saturday
    took one look at the beard and legged it
    garden centre grotto, Saturday, paid £18 already
    does she have to sit on his knee?
    "I like him up at the North Pole only"
    There's a photo from each year: screaming, screaming, my lap screaming, back of a head. She is four now and says she'd like to go in and "just give him the list and leave".
    Father Christmas comes to our street on the Rotary float with a loudhailer. He'll be under the stairs again, with the hoover.
    How do I tell my son it's all right not to speak to Santa, he can just wave from the door? The nursery party's on the 12th and he has practised "ho" in the mirror and then cried.
    My mother-in-law has booked the steam train with elves and the big man walking through the carriages. There's no getting off between Pickering and Grosmont. My daughter is three, she's shy of the postman. Last December we were only in the queue at the shopping centre when he boomed, and she bit through the cord of her mitten.
    DS2 met santa at playgroup, he new it was grandads shoes but not grandads face. hasnt gone to grandad since. xmas is here at ours!!
    He isn't scared of him, he has a case to put: last year he asked for a digger and got a fire engine, and now he lies awake rehearsing how to say it to him in the grotto.
    In Hamburg it is the sixth of December, he comes in person to the Kindergarten with the golden book and reads from it who has been good. My son's heard that he knows about the hamster. He has been so careful the whole week, he's even put his slippers side by side. I would like him to go up there with dry eyes and get his nuts and his mandarin.
    She wanted to go, she wore the red shoes, she pulled me past the reindeer. Then at the curtain she saw his gloves. White ones. She won't say what it was about the gloves, but now we can't have the oven mitts out either, and there's the school fair with him in a tent on Friday.
    Big queue, hot coats, 30 seconds, flash, next please, and he asked if he'd done it wrong
    I play him at the community centre here in Manila and my own daughter can't stand to come near. She's five, she's told me that Santa smells of Papa and has Papa's watch, and it frightened her that he didn't know her name when she tested him. I'd said "and who are you, little girl?" like to everyone.`,
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
    on camping trip the tent blew flat on top of us at 3 in the morning, hail and thunder, the lot. dad laughed, i laughed, our eldest laughed. Hana did not laugh, she's 6 & says she's never ever going outside when it's grey
    counts after the flash, under the table, with saucepan on
    thunder Tuesday, hasn't slept in her room since
    "is it windy where Daddy's bus is?"
    checks the forecast app before breakfast, he's six
    It took next door's trampoline over three hedges and she saw it go by the kitchen window. She's tied her own to the apple tree, and her dolls, and the cat's bowl.
    He won't go out if there is a cloud with a flat bottom. It was in a library book.
    how do I explain to my daughter, 4, that it's not the sky being cross with her? she said sorry to the window each time it rumbled
    We're in Tornado country, it's sirens the first Wednesday of the month to test and everyone knows it. But in May it was for real, we were in the closet under the stairs with a mattress and the neighbor's dog. My son's seven. The house was fine, a gutter. He has moved into that closet now with his night light and says he'll come out when it's winter.
    DD3 the wind in the chimny goes hoooo and shes in our bed, 1am 3am 4am. im up at 5 for the bakery. its gonna be gales til sunday
    Typhoon signal number two, no school, the whole barangay is happy about no school except my boy, who is taking his shoes, his books and the chicken up to the top bunk.
    My caravan's in Wales and she used to love it, the rain on the roof, cocoa, snap. In August it came overhead, flash and crack together, and all the lights on the site went and somebody screamed, it was only Maureen. My granddaughter's nine. She says she would like to visit me at home in future, and would I please get the bungalow checked for lightning.
    It's the waiting he can't do. The air goes yellow here in Johannesburg at about four, every day in summer, the birds stop. By the first drop he's behind the washing machine with his fingers in his ears and his eyes on me. He's five. In ten minutes it's over and the street's steaming, and he needs the rest of the evening to come out.
    wont let me hang out washing if leaves are moving
    At nursery we'd a power cut with a great bang, rain going sideways, and twelve of them thought it was brilliant. Hamza got into his coat, his hat, and my cardigan. Since then he asks all of us on arrival whether "the banging" is coming, and he stops on the mat till somebody tells him no. I can't tell him no, it is Scotland in November.`,
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
    Our boy stamps on every spider he sees because he's so scared of them, he's 5. grandma says they are lucky & i just want him to leave them be and not panic. he cried after the last one, said sorry to it, and then screamed because a leg moved
    one in the bath, nobody's washed since Tuesday
    checks his slippers for eight legs
    Daddy there's a web in my corner
    Won't go in Grandad's shed any more
    I was on nights when she rang me at work, at ten to midnight, to come home and get it off the ceiling. It was the size of a lentil.
    My grandson used to love helping me in the greenhouse till a big hairy-legged one ran over his hand. Now he stands outside and shouts in.
    Here in Cape Town the rain spiders come in before the weather turns, big as a saucer. They do nothing, but tell that to a six year old who has one above his bed.
    He's seen a film with tarantulas at his cousin's and every bit of black fluff on the carpet is one. He walks on the furniture.
    how can i make her see the wee thing is more scared of her then she is of it? 5yo, full on screeming, neighbours knocked
    My girl's in year two and the class is doing minibeasts. She's fine with worms and woodlice, but said she has a tummy ache on the day they'll look at webs with the magnifying glass.
    It's my fault. I'm a big bloke, a scaffolder, and I jumped on a chair in front of my four year old because of one in the sink. So now he jumps too. His mother isn't here to do the glass and the postcard. I'd like us both to learn it. A story where a lad gets a bit nearer each time and then names the thing.
    The boy we look after slept in a damp cellar room before he came, and there were a lot of them in there. That's what he told my wife when she found him at three in the morning with a torch going along the skirting. He's seven. We've hoovered every corner with him. He's all right with beetles, ants, even wasps, it's the way those legs move. I would like him to feel that he's the boss of his room.
    She won't pick up her wellies from the porch since she tipped one out of the toe. I told her they eat the flies and she said the flies can stay.
    Halloween decorations in our nursery corridor, fake ones on fluffy cobweb, and one of my three year olds won't walk under it, has to be carried with her eyes shut. Real ones on the playground wall get the same.`,
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
    I want her to learn that it goes up, it stops, it opens, that's it. She's 4 and at the underground station it's that or a hundred steps, I'm 8 months pregnant & cant carry her any more. she grips the doorframe and people behind us tut
    "What if the doors forget to open?"
    nine floors up on foot with shopping
    "My tummy stays downstairs"
    NEPA took light, stuck between floors
    We live on the eleventh floor. He goes up the stairs and I wait for him at the top with his sister in the pram. "You came out!" he says each time, relieved.
    She got in, the doors shut before I was inside, and off she went. She's three. The porter found her on the fifth floor saying "Mummy's gone flat".
    How do I explain that the ropes don't snap? His cousin told him "it drops like a stone and you have to jump at the last second".
    The hospital appointment's on level 7 and his leg is in plaster. He told the nurse "I'll crawl up, thanks".
    hotel in manila, glass one on the outside. my kid: "no. thats a falling window". he's 5, we're on flr 22 till sunday
    It's the voice. "Doors closing" makes her dive out, and she got her rucksack caught.
    My mother's in a wheelchair and can't go in the thing alone, and my son can't go in the thing. So at the shopping centre we have to split up, with one of us on each side of it. He is eight and he's ashamed. "I want to press the button for Granny," he said, "but then I'd be in it." I'd like him to try a floor at a time.
    It was stuck for six minutes, that's all, with a nice lady and her dog. I rang the bell and a man's voice told us he was on his way. My daughter didn't cry then. It was that evening that she asked me how much air there was in our bathroom. Since then it's the stairs for her at school, at the library and at my office, and in the multi-storey, where the stairwell stinks.
    Too many people in a metal box with no window, that's what bothers him. "You can't see where it's taking you." He's ten and clever and he's read up on the brakes, and it's made no difference.
    Her wheelchair means it's the only way up to her classroom. Since it jolted she says to the assistant "I'll stay down here and learn by myself".`,
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
    she wont use the fork, wont sit, runs to look at the fish tank, waiter nearly went over her w/ hot plates. Every birthday lunch in our family is at the Lucky Star and i dread it. shes 4
    can't sit through a meal out
    crawls under the tables at Nando's
    Nan's 70th, white tablecloths, two toddlers
    the waiter spoke to her, she hid
    I get one Friday a month off and I wanted to take my boy for a proper curry. He cried because the food took so long and then because the plate was hot.
    Grandpa here. I asked for the bill before the mains came. She had salted the candles and poured the vinegar in the flowers.
    Our foster children had never been served at a table by anybody. The little one ate with both hands in two minutes flat and then got up to take the leftovers from the next table.
    How do I prepare a 6yr old with autism for a pizzeria? The smells, the clatter, the menu without pictures, all of it's new to him.
    hes 3 & thinks a cafe is a playground, ran into the waitress with 4 soups. never again but its my sisters birthday lunch on sunday so again
    She'd like to order for herself, she practised it in the car, and when the man came with the notepad she slid under the table.
    My new in-laws take us for dim sum in Manila every other Sunday, a round table for fourteen with the turning thing in the middle. My five year old spun it. A whole fish, sauce and all, into my father-in-law's lap. They laughed, I did not. I'd like him to know how one behaves when other people are eating around you, but without scaring him off the place, since he loves the dumplings.
    We take six children from the unit out for lunch at the end of term, as part of learning for life. There's one who won't go in because he doesn't know where he's to sit or whether the toilets are near or what's on the chips. Last summer he stayed outside with me and we ate sandwiches on the wall. I want him in with the rest this time. Steps, in order: door, table, menu, waiting, food, paying.
    It was the first date night that wasn't one, me and my two girls, dressed up, with a reservation. One wouldn't use her inside voice, the other built a tower out of the glasses. People stared at the dad.
    He thinks we don't have to pay because I say thank you and leave. He asked the lady at the diner if she's our servant, so I'd like him to see who cooks it and brings it, and to say please.`,
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
    Since she learned about volcanoes at school she dreams of lava every night. By day she's not scared of them at all, she loves them, she's got a poster.
    "The dream's still in my room"
    3am, crying, it was the crocodile again
    won't sleep "because the dream carries on"
    "You died in it, Mummy"
    She came in at two, shook me and said "tell me which bits were real".
    Since the film at his cousin's house (he's 6, it was a 12) he wakes every night at the same place: "when the lady has no face".
    How do I explain that dreams can't follow her? She says "but it was in our kitchen, with our cups".
    His teacher asked if all was well at home because he'd fallen asleep over maths. He told her, "I stay awake so I don't get chased."
    gran gave him cheese & says thats why. every nite he dreams the sea comes up the stairs. hes 5 we live in ohio theres no sea
    My foster daughter wakes up screaming and can tell me each detail. "He found where I live," she says, of nobody I know.
    We hung up a dreamcatcher that my sister brought from Canada, and it worked for a week. Then he asked, "When's it full?" and lay there staring at it. Last night it was wolves with our neighbours' voices. He was wet through with sweat and wanted his window checked, his sister checked, the guinea pigs checked. He remembers it all in the morning, over his porridge, and tells it once more.
    Always the same one, about being left behind at a station. She's four. She's never been left anywhere. She wakes and calls "I'm here! I'm here!" before she knows that she's in her bed. My mother says don't talk about it by day, the doctor says do. I'd like a story in which a child turns round in the dream and changes it.
    He says he wants "the off button for pictures in the night". I'd give a lot for that too.
    She told her baby brother that sleeping is "where the bad telly is". Eight years old. Three times this week, each with falling and no ground.`,
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
    At the swimming baths it echoes. One flush from the cubicle next door and he was out with his trunks round his ankles, crying, in front of a whole class of year fours.
    hands over his ears, then flush, then run
    the roar when you pull the chain
    hand dryers. We can't do hand dryers.
    She won't let anyone flush at home
    The one at the airport went off by itself while she was still sitting on it. Since then she covers every sensor she sees with my hat.
    Granny's cistern clanks and howls like a ship. He wees there and then we're supposed to wait until he's in the garden with the door shut.
    I do toilet runs with the nursery lot and there's one who'd go happily if the girl in the next cubicle would never flush.
    How can I show him that the whoosh isn't going to suck him down? He's three, he holds on to the sink with both hands.
    she dont mind the toilet she minds the NOISE after. on the train it goes BANG and she wet herself on the way out
    He asks before we go anywhere: does it have the jet thing for hands? If they've got paper towels he can go in.
    On the plane to Cape Town I took my grandson to the little cabin at the back. I pressed the button without a thought. You'd have believed the wing had come off. He's four, he was out of there with his trousers at his ankles and up the aisle to row twelve. There were nine hours to go. He's all right at home with ours, as long as I do it and he's counted to three.
    My foster daughter's deaf in one ear and the tiles make it worse in school, when three of them go off at once she says it's inside her head. She's seven and she's got her ear defenders, but she feels silly wearing those to the loo. Her class teacher thinks that she's skiving. I'd like her to hear that lots of children hate that racket and find a trick for it, like flushing from the door and running.
    The flush wakes a dragon, his brother told him. I'm trying to un-tell it.
    He's autistic and the new vacuum ones on the ferry made a sound that he then did himself, with his mouth, for about two weeks.`,
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
    She was on it, holding the rail, doing well, and then the handrail moved faster than the steps and she got stretched out like washing. Now it's stairs or nothing, even with the shopping.
    Froze at the top, people piling up behind
    Moving stairs ate her shoelace
    carry him up at every metro station
    MRT stairs, she sits down and howls
    He is afraid that it'll suck him in at the end where the steps go flat. He asked me where the people go underneath.
    We take the lift or we don't go to the mall. She saw a clip of a girl whose Crocs got caught in the comb and that was that.
    How do you teach a cautious five-year-old to step on? He stands with one foot in the air counting "now... now... now" and there's a queue back to Boots.
    my boy luvs going UP. down is the devil. so we go up and then were stuck on the top floor of primark
    It was the first time for all of us, honestly, from the village to the new station in Lagos. Her grandmother took off her slippers and refused, and after that, so did she.
    I want her to hold my hand and not my neck. She is seven and twenty-eight kilos.
    At Wilanowska there's a long one and it was broken the whole spring, so we got used to walking it. Now it's running and Tymek says it was better dead. He has a plan for where his feet should go, yellow line, not the yellow line, and by the time the plan is finished, the step's gone. I've the buggy with his sister in it in the other hand. The lift smells, and is the other side of the crossing.
    My son uses a white cane, he's eight, and he hears the thing before I do, that grinding. His mobility teacher says he is ready. We did it once at Sandton City on a quiet morning and the guard was so kind. But at the top he lost where the floor begins and came down on his knees in front of everyone. Now he makes us walk around the whole center to the stairs. He can do it, I know he can do it.
    Airport in Dallas, late for the gate, two rollaboards, and my daughter plants herself at the bottom like a mule. "It's teeth, mama." We missed nothing but I had to leave the bags with a stranger to go back down for her. Next trip's in March.
    big cousin ran down it the wrong way and fell, blood everywhere, stitches. since then mine wont go near 1`,
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
    We went to buy a present for his friend and he couldn't understand that we would leave the toy store with a dinosaur that wasn't for him. He hugged it at the register and told the cashier she wasn't allowed to beep it.
    I want I want I want, aisle seven
    floor of Lidl, face down
    Shoe shop. Never again.
    puts things in the trolley behind my back
    I do our big shop straight after nights because it's empty then. At the till there's the rack with the eggs, and that's where he gets me, every time.
    My granddaughter thinks that my purse makes money. "Just tap, Nana."
    The lights hum, the fridges hum, somebody announces fish, and my lad with autism sits down in the middle of the supermarket and can't go on or back.
    How do I take two under five round the market and come back with vegetables and the same number of children? The stall man gives them sweets and they race.
    school uniform day.. 3 shops 2 kids 1 dad no patience. he lay in the fitting room w his legs stickin out under the curtain
    I'd like him to help: to hold the list, look for the red lid, put the apples on the scale. He's four and now he only rides on the trolley and kicks.
    When they first came, our two would panic in any food shop. They'd never been sure there'd be a next one. So the little girl, who's five, fills her arms with bread and stands at the till with it, and if I put one loaf back it's as if I was starving her. We've begun with the corner shop and a basket with three things. She does well with three things. Saturday we'd like to try the big one.
    My wife's away on her course, so it's me and the four year old in the mall in Manila, looking for a present for his lola. He wanted the robot. I said we're here for Lola. He told the saleslady that I'm not his real father. Security was very polite. I showed them photos on my phone for ten minutes. I'd like him to get it into his head before we go that we buy what's on the list and then go home.
    She whined from bread to bleach today because I wouldn't get the magazine with the plastic tat on it. Other people clicked their tongues.
    He hides in the clothes racks and thinks it's a game, and I call his name in a shop full of folk while my ice cream is melting.`,
};
