import type { Fields } from '../fields/field.ts';

/** What parents type of school days, clinics and what is asked of a child there; one text a line. */
export const SCHOOL_AND_CLINIC: Fields = {
  'handling-disappointment': `
    wants to marry her friend and he said no, she is devastated
    asked a girl to be his valentine and she said no
    did not get the part she wanted in the school play, she is a tree
    wanted to be joseph in the nativity and got a shepherd
    invited her friend to stay and he said no, heartbroken`,
  'photo-day': `
    school photos this week and she cannot bear having her photo taken
    picture day on friday, he freezes when anyone points a camera at him
    nursery photographer came and she sobbed on the stool
    refuses to smile for the school picture
    nobody may take his picture, he turns away
    will not let anybody take a picture of him
    wont let anyone take a photo, hides her face every time
    will not keep still for the passport picture
    wont look at the camera for his passport photo
    he hates having photos taken, any camera and he covers his face
    she runs off when i get the camera out
    worried about the class photo because everybody looks at her
    sibling photo tomorrow and he will not sit next to his sister
    the flash at school photos upset him last year
    family wedding photos and she hides from the photographer
    every school photo he is crying or pulling a face
    autistic and photo day is torture, new person, bright lights, told to smile
    she does not want to be in the class picture with her brace
    no quiere hacerse la foto del colegio`,
  'demands-too-big': `
    he has PDA and everything I ask is a demand
    pda child, cannot cope with being asked to do anything
    as soon as i ask him to do something he cant do it
    any request feels like a demand to her even fun ones
    demand avoidance is through the roof since september
    the more i ask the less she can do, even nice things
    she wants to go swimming but the minute i say lets go she cannot
    low demand parenting but some things have to be asked
    every instruction ends in panic, brush teeth, shoes, coat
    he will only do it if he thinks it was his own idea
    she panics at any demand, even have a drink
    has a PDA profile and says no before i finish the sentence
    the minute we ask her to do something she was going to do she cannot do it any more
    if i suggest it he cannot do it, if i say nothing he can
    the second i ask he digs in, even when he was going to do it
    she was about to get dressed anyway and then i asked, now she cant
    simple requests make him explode, diagnosed demand avoidant
    even asking what he wants for tea is a demand
    todo lo que le pido es una exigencia, evitacion de demandas`,
  'public-speaking': `
    has to do a five minute presentation and is making herself ill over it
    presentation in geography next week and he is worrying himself sick
    has to stand up and do a two minute talk for english and feels sick about it
    making himself ill about his speech in front of the year
    speaking exam in english, has to present for five minutes
    she is dreading her presentation and has a stomach ache every morning
    reads fine at home but reading out loud to the class makes her shake
    has to read aloud in class and loses his place
    when it is her turn to read out loud she mixes up the lines and everyone waits
    will not put his hand up in case he goes red
    goes bright red when the teacher asks her something
    blushes when anyone looks at him in class and gets teased for it
    blushing, hates speaking up because everyone can see her face
    picked to be mary and is scared of forgetting her words
    has the main part and is frightened of forgetting his lines
    worried she will forget the words in the nativity
    knows the answer but never puts her hand up because everyone turns round`,
  'left-out': `
    her best friend plays with a new girl now and she stands by the wall
    his best mate has found someone new to play with and he is left on his own at lunch
    best friend is playing with the new boy and my son watches from the bench
    since the new girl came her friend does not play with her any more
    left standing by the fence while her best friend plays with someone else`,
  'doctors-visit': `
    has to have her ears syringed and is scared it will hurt
    ear wax needs taking out at the clinic
    microsuction for ear wax next week
    getting his ears cleaned out by the nurse
    wax build up, they want to suction it, he is scared of the noise`,
  'long-illness': `
    getting a glucose sensor on his arm next week
    does not want anyone at school to see her sensor
    hates having the libre changed
    new dexcom and he pulls it off
    cgm alarm goes off in class and everyone looks
    starting on an insulin pump and she is scared of the cannula change
    type 1 diabetic, new sensor, embarrassed about it
    sensor change day is tears every time
    eczema on her hands and a boy said it is catching
    they say his psoriasis is contagious and will not sit next to him
    nobody wants to hold her hand because of her eczema`,
  swimming: `
    the hand dryers and hairdryers at the pool are too loud so she will not go back
    wont go to swimming because of the noise in the changing rooms
    loves the water but hates the hairdryers at the swimming pool
    echo at the pool hurts his ears and he refuses lessons`,
  'online-kindness': `
    someone he met on roblox keeps asking what school he goes to
    somebody in a game asked her where she lives
    talks to people he does not know on fortnite
    a player on minecraft wants his phone number
    someone on discord asked how old she is and what school she goes to
    has online friends he has never met who ask him questions
    girls take photos of her in the changing rooms and laugh
    boys filmed him getting changed and passed it round
    photos of her were taken in the toilets at school`,
  'being-teased': `
    a boy at football tells him he runs like a girl and now he does not want to go
    told at football that he throws like a girl
    the others at dance laugh at how he moves so he wants to stop
    team mates make fun of the way she runs
    girls whisper and giggle when she walks past`,
  'change-of-plan': `
    the teacher changed the seating plan and it all fell apart
    moved to another table at school and could not cope
    new seating plan, sits next to somebody else and is in bits
    they swapped pe and maths round and she lost it
    different peg, different chair, total meltdown`,
  'managing-anger': `
    bangs his head on the floor when the tablet goes off
    throws herself down and bangs her head when told no
    head banging on the wall when he cannot have something
    bites his own arm when we say no`,
  'public-toilets': `
    coach trip and she is worried she will need the toilet on the coach
    worried about needing a wee on the bus to the zoo
    will not go on long car journeys in case she needs the loo
    scared there will be no toilet on the school trip
    keeps asking where the toilets will be before we go anywhere
    panics on the motorway because there is no toilet`,
  'potty-training': `
    bowel trouble, has accidents at school and the others hold their noses
    encopresis, soils his pants and hides them
    poo accidents in class and children say he smells
    on movicol and still leaks at school
    soiling because of constipation, teased about it`,
  'body-safety': `
    her uncle tickles her and will not stop when she says stop
    grandad keeps tickling him though he hates it
    older cousin tickles and holds her down, thinks it is funny
    says stop when he is tickled and nobody listens`,
  'school-dinners': `
    will not eat school dinners
    wont eat school dinners, says she only likes my cooking
    only eats what i cook, leaves all her school dinner
    refuses the food at school because it is not like home
    hates the dinner hall, it smells and it is noisy
    comes home starving because she does not eat at school
    his lunchbox comes back full every day
    scared of the dinner ladies who say eat up
    takes so long over lunch that she misses play
    will not eat in front of the others at school
    doesnt know where to sit in the lunch hall
    eats lunch in the toilets because she has no one to sit with
    hides in the loo at lunch so nobody sees he has nobody to sit with
    never eats at nursery but fine at home
    carrying the tray in the canteen worries him
    secondary school canteen, does not dare queue so goes hungry
    starting school dinners on monday, had packed lunch before
    cafeteria is too loud and she hides in the toilet at lunch
    no come en el comedor del colegio`,
  'lessons-are-hard': `
    cannot stand maths because he does not get fractions and thinks he is thick
    says she is stupid because everyone else finished the sums
    times tables will not stick and she cries
    thinks he is dumb, bottom table for maths
    does not understand anything in maths and gives up
    puts his head on the desk in maths
    her handwriting is messy and she hates writing anything
    writing hurts his hand and he says he is rubbish
    dyscalculia, explain why numbers are hard
    falls behind in every lesson and says what is the point
    gives up on maths before he starts
    he says im thick mum, all the others can do it
    odia las matematicas y dice que es tonto`,
  'feeling-worried': `
    panic attacks at school, has to leave the room
    has panic attacks in class and everyone stares
    had a panic attack in assembly and dreads the next one
    heart races and she cannot breathe, happens in lessons`,
  'making-friends': `
    her best friend says she cannot be friends with anyone else
    best friend says they cannot be friends with priya as well
    his friend says if you play with tom you are not my friend
    friend wants her all to herself`,
  'clothes-itch': `
    does not like getting his uniform wet when it rains
    one drop on her sleeve and everything has to come off
    meltdown when his clothes get wet
    cannot bear wet cuffs, has to change straight away`,
  lying: `
    told everyone at school she has a horse and now they want to see it
    told the class we have a swimming pool and we do not
    makes up stories about holidays we never had and now his friends ask
    said her dad is a footballer and it is not true`,
  teamwork: `
    they only let him be goalie at break
    always has to be in goal and never gets to play out
    nobody passes to her at football
    the others decide who plays where and he never gets a say`,
  'saying-goodbye': `
    will not go into the classroom unless the teacher holds her hand
    cries at the line up and will not go in without her TA
    has to be carried in from the playground every morning`,
  'losing-a-game': `
    gets called a noob online and throws the controller
    rages and throws the controller when he loses on fortnite
    smashes the controller after losing a match online`,
  'fear-dark': `
    afraid of the dark cloakroom at school
    will not go into the dark corridor on her own
    scared of the dark cupboard under the stairs
    power cut frightened him and now he carries a torch`,
};
