/**
 * What a child means by a word, kind by kind, where WordNet's first sense is a grown-up's, is American, or is missing.
 * An underscore stands for a space. It overrules everything the roots say.
 */
export const CHILD_READING: Readonly<Record<string, string>> = {
  animal: 'cub numbat tardigrade',
  'animal/star': 'starfish sea_star brittle_star basket_star feather_star',
  'animal/shell': 'sea_urchin sand_dollar sea_cucumber sponge',
  'animal/bird':
    'jay crane swift kite lark kestrel warbler kookaburra kiwi cassowary emu rhea cuckoo hornbill roadrunner',
  'animal/hen': 'turkey chicken',
  'animal/duck': 'goose',
  'animal/seal': 'selkie seal sea_lion manatee dugong',
  'animal/whale': 'beluga orca narwhal porpoise',
  'animal/mouse': 'opossum mouse mole shrew hamster gerbil dormouse vole chinchilla degu possum sugar_glider',
  'animal/bat': 'bat flying_fox fruit_bat',
  'animal/rabbit': 'bunny jackalope wallaby kangaroo quokka',
  'animal/guinea-pig': 'capybara quoll groundhog prairie_dog marmot wombat bandicoot',
  'animal/hedgehog': 'pangolin armadillo echidna porcupine tenrec',
  'animal/squirrel': 'meerkat weasel ferret stoat mongoose badger otter pine_marten chipmunk',
  'animal/fox': 'raccoon racoon coati kinkajou fox jackal fennec hyena dingo aardwolf',
  'animal/dog':
    'pug poodle labrador puppy pup hound corgi dachshund chihuahua spaniel collie husky whippet labradoodle',
  'animal/cat': 'lynx ocelot bobcat caracal civet moggy tabby',
  'animal/lion': 'puma cougar jaguar cheetah leopard',
  'animal/bear': 'grizzly cub wolverine',
  'animal/sloth': 'sloth',
  'animal/koala': 'koala',
  'animal/pig': 'aardvark warthog boar tapir hippo rhino',
  'animal/goat': 'kid gazelle antelope gnu oryx ibex',
  'animal/sheep': 'lamb ram ewe alpaca llama vicuna',
  'animal/cow': 'yak bison buffalo calf',
  'animal/horse': 'kelpie foal colt filly zebra mule',
  'animal/monkey': 'ape baboon gibbon marmoset tamarin lemur bushbaby aye-aye tarsier chimp mandrill',
  'animal/crocodile':
    'tuatara reptile saurian newt gecko iguana chameleon salamander monitor skink caiman komodo_dragon bearded_dragon axolotl',
  'animal/snake': 'adder viper cobra boa',
  'animal/fish': 'bass perch sole skate ray pike eel stingray manta_ray clownfish pufferfish piranha stickleback guppy',
  'animal/crab': 'prawn shrimp crayfish krill barnacle woodlouse',
  'animal/snail': 'slug limpet clam oyster mussel scallop',
  'animal/octopus': 'jellyfish squid cuttlefish anemone sea_anemone nautilus',
  'animal/ladybird':
    'bug fly flea cricket mantis praying_mantis stick_insect cicada earwig mosquito gnat midge bluebottle',
  'animal/spider': 'tarantula scorpion tick',
  'animal/caterpillar': 'centipede millipede grub maggot worm leech woolly_bear',
  'animal/dinosaur':
    'dinosaur triceratops stegosaurus diplodocus velociraptor ankylosaurus spinosaurus iguanodon brachiosaurus allosaurus pterodactyl pteranodon plesiosaur ichthyosaur',
  'animal/shark': 'megalodon',
  'vehicle/digger': 'digger excavator bulldozer backhoe jcb steamroller roadroller',
  'vehicle/lorry':
    'crane truck tanker juggernaut snowplough snowplow gritter tipper dumper dumptruck bin_lorry cement_mixer forklift tow_truck ice_cream_van camper campervan caravan motorhome removal_van milk_float zamboni',
  'vehicle/car': 'taxi cab limousine minivan jeep convertible buggy go-kart dodgem',
  'vehicle/bus': 'coach minibus tram trolleybus streetcar cable_car',
  'vehicle/steam-train': 'monorail metro subway engine locomotive underground',
  'vehicle/bicycle': 'tricycle tandem unicycle trike pushbike penny-farthing rickshaw',
  'vehicle/motorbike': 'moped quad sidecar',
  'vehicle/scooter': 'scooter segway',
  'vehicle/tractor': 'combine harvester plough mower lawnmower',
  'vehicle/boat':
    'jet_ski barge ferry dinghy catamaran trawler lifeboat gondola hovercraft tug tugboat speedboat punt raft',
  'vehicle/canoe': 'kayak',
  'vehicle/submarine': 'submarine sub submersible bathysphere',
  'vehicle/sledge': 'sled sleigh toboggan bobsleigh bobsled',
  'vehicle/wheelbarrow': 'pram pushchair stroller trolley wagon cart',
  'vehicle/aeroplane': 'plane jet glider biplane seaplane drone',
  'vehicle/spaceship': 'shuttle rover lander space_station satellite',
  instrument: 'kazoo theremin didgeridoo bagpipe bagpipes music_box',
  'instrument/trumpet': 'horn tuba trombone bugle cornet vuvuzela',
  'instrument/flute': 'recorder pipe panpipes ocarina oboe clarinet whistle bassoon saxophone harmonica',
  'instrument/drum': 'xylophone glockenspiel tambourine triangle cymbal gong bongo djembe castanets',
  'instrument/violin': 'cello viola fiddle double_bass',
  'instrument/guitar': 'harp lute banjo sitar ukulele mandolin',
  'instrument/piano': 'organ keyboard harpsichord accordion',
  toy: 'marble_run toy_kitchen dolls_house seesaw swing slide trampoline roundabout hula_hoop frisbee boomerang top spinning_top rattle rocking_horse jigsaw play-dough playdough yoyo pogo_stick stilts bouncy_castle sandpit plushie fidget',
  'toy/marbles': 'marble marbles',
  'toy/dice': 'die dice board_game',
  'toy/blocks': 'blocks bricks lego_brick',
  'toy/doll': 'puppet marionette action_figure',
  'toy/kite': 'toy_kite',
  'toy/ball': 'beach_ball basketball football volleyball rugby_ball',
  food: 'sausage bacon ham taco sushi dumpling noodle noodles toast cereal crumpet scone yoghurt crisps chips aubergine courgette avocado pumpkin mango pineapple coconut fig date plum peach apricot papaya kiwi_fruit raspberry blueberry blackberry gooseberry olive onion garlic spinach kale celery sprout asparagus beetroot parsnip turnip swede pepper ginger chilli mushroom_soup porridge jelly custard sauce ketchup gravy mayonnaise pie crisp hot_dog meatball samosa falafel hummus couscous lentil bean baked_bean omelette butter sugar salt mint trifle',
  'food/nuts': 'nut walnut hazelnut almond peanut cashew chestnut',
  'food/lollipop':
    'jelly_bean chewing_gum bubble_gum gummy_bear candyfloss sweet sweetie toffee fudge liquorice candy marshmallow caramel chocolate',
  'food/cup': 'juice smoothie tea cocoa hot_chocolate squash milkshake water',
  'food/cake': 'brownie sponge_cake flapjack gateau',
  'food/cupcake': 'muffin doughnut donut eclair',
  'food/biscuit': 'cracker shortbread',
  'food/pancakes': 'waffle crepe',
  'food/potato': 'mashed_potato crisp_sandwich',
  'food/grapes': 'raisin sultana',
  'food/peas': 'mushy_peas',
  'food/soup': 'broth stew',
  plant: 'clover nettle thistle weed bamboo ivy moss grass reed wheat barley oats bean_plant venus_flytrap',
  'plant/tree': 'palm oak ash elm fir pine maple willow birch beech holly mangrove redwood sequoia baobab bonsai',
  'plant/flower': 'bluebell poppy iris lily orchid snowdrop tulip lavender buttercup marigold primrose',
  'plant/mushroom': 'toadstool fungus',
  'plant/leaf': 'fern seaweed kelp',
  'plant/acorn': 'conker pine_cone pinecone',
  clothing:
    'jumper sweater cardigan pyjamas pajamas trousers shorts leggings dungarees vest tie bow_tie belt apron kilt sari kimono cape uniform onesie nappy bib swimsuit wetsuit costume',
  'clothing/boots': 'boot wellies wellingtons welly flipper',
  'clothing/shoe': 'trainer clog sandal slipper flip-flop',
  'clothing/hat': 'beret bonnet turban crash_helmet tiara wig sombrero bobble_hat beanie',
  'clothing/dress': 'skirt tutu gown nightie',
  'clothing/glasses': 'sunglasses spectacles monocle',
  'clothing/mittens': 'glove mitten',
  tool: 'nail screw drill rake hoe shovel spade trowel pliers spanner wrench axe screwdriver tape_measure ruler compass paperclip stapler glue pin needle comb hairbrush towel mop duster dustpan sponge racket bat_and_ball hosepipe hose whisk toothpaste rubber eraser peg clothes_peg',
  'tool/spoon': 'fork ladle spatula chopsticks',
  'tool/scissors': 'shears',
  'tool/saucepan': 'wok frying_pan',
  machine:
    'fridge freezer oven cooker toaster microwave dishwasher washing_machine tumble_dryer vacuum hoover blender mixer hairdryer printer computer laptop lift elevator escalator radiator boiler robot_arm conveyor time_machine calculator radio speaker headphones television_set sewing_machine alarm traffic_light vending_machine',
  furniture:
    'sofa couch armchair stool bench wardrobe cupboard shelf bookcase drawer chest desk table hammock cradle bunk bunk_bed crib high_chair carpet rug curtain mattress rocking_chair beanbag',
  building:
    'hotel hospital skyscraper igloo pyramid temple church cathedral chapel mosque synagogue cottage bungalow hut cabin shed garage greenhouse barn stable factory mill windmill lighthouse tower palace mansion museum gallery cinema bakery café cafe restaurant bank post_office fire_station police_station town_hall apartment flat skating_rink ice_rink planetarium observatory aquarium stadium warehouse monastery kennel henhouse beehive treehouse wigwam tepee yurt tent bridge',
  'building/school': 'school nursery kindergarten preschool playgroup college university',
  'building/shop': 'shop store supermarket greengrocer chemist toyshop sweetshop bookshop launderette mall',
  'building/room': 'attic loft cellar basement kitchen bathroom bedroom hall corridor pantry playroom',
  'building/castle': 'castle fort palace fortress',
  place:
    'parade carnival festival wedding concert pantomime party fair gala park playground village town city airport station harbour port dock market fairground funfair circus zoo carousel roundabout_ride ferris_wheel rollercoaster roller_coaster theme_park car_park bus_stop maze labyrinth quarry orchard vineyard allotment campsite racetrack graveyard junkyard savanna savannah prairie tundra steppe outback waterpark water_park',
  'place/mountain': 'volcano mountain hill cliff peak valley canyon gorge glacier iceberg',
  'place/pond': 'swamp marsh bog lake river stream waterfall canal lagoon geyser puddle well fountain oasis',
  'place/beach': 'island beach shore seaside bay dune lagoon coast pier',
  'place/cave': 'cave tunnel mine burrow den lair grotto dungeon',
  'place/forest': 'jungle rainforest wood woods woodland thicket copse',
  'place/farm': 'meadow field pasture paddock farm farmyard',
  'place/space': 'moon_base galaxy universe nebula moonbase black_hole',
  'place/undersea': 'reef seabed shipwreck',
  'place/stage': 'theatre theater opera ballroom',
  weather: 'fog mist frost wind breeze dew rainbow_weather smog drought heatwave',
  'weather/rain-cloud': 'thunder lightning drizzle shower hail hailstone monsoon hurricane tornado cyclone typhoon',
  'weather/snowflake': 'sleet blizzard avalanche icicle',
  activity:
    'karate judo yoga gymnastics tennis hockey ballet surfing rugby cricket_match netball basketball_match rounders tag hopscotch conkers tiddlywinks origami knitting sewing crochet pottery embroidery karaoke juggling trampolining snowboarding kayaking sledging parkour birdwatching stargazing skittles ludo dominoes chess draughts homework maths arithmetic phonics swimming_lesson',
  body: 'nose knee elbow thumb toe tongue ear eye tail wing paw beard moustache eyebrow freckle hair tooth tummy belly shoulder neck wrist ankle heart brain lung stomach bone skeleton muscle claw hoof fin flipper_foot beak trunk horn antler whisker fringe plait ponytail',
  'sky/star': 'aurora northern_lights sun constellation supernova',
  'sky/comet': 'meteor asteroid meteorite comet',
  'sky/sun': 'eclipse',
  'sky/planet': 'pluto neptune jupiter venus mercury uranus',
  rock: 'fossil lava boulder crystal brick gravel clay sand mud soil chalk coal',
  'rock/gem': 'diamond ruby emerald sapphire pearl opal amber jewel',
  container:
    'bag suitcase sack envelope wallet purse rucksack satchel bin dustbin barrel crate tray aquarium_tank vase jug can tin tub pot pouch',
  'container/bucket': 'pail bucket',
  thing:
    'sticker stamp postcard poster flag banner ticket newspaper comic magazine photograph battery_pack candlestick string_of_lights curtain door window wall roof chimney fence gate brick_wall stair step ladder rope chain pillow bandage crutch wheelchair hearing_aid inhaler plaster_cast medal lock padlock bolt spring cog bead badge button_box bubble shadow echo secret wish dream question number letter word alphabet calendar diary snow_globe confetti tinsel bauble cracker_hat firework sparkler balloon_animal tickle yawn sneeze hiccup giggle',
  person:
    'medusa dinner_lady sandman nurse surgeon plumber electrician carpenter painter milkman lollipop_lady bin_man dustman window_cleaner zookeeper beekeeper astronomer scientist inventor engineer robot_maker lawyer judge mayor president goblin ogre genie gnome leprechaun dwarf troll imp giant cyclops centaur minotaur sphinx elf pixie sprite wizard sorcerer cowboy cowgirl sheriff viking gladiator samurai pharaoh mummy caveman drummer guitarist pianist violinist goalkeeper footballer gymnast ballerina acrobat juggler magician ventriloquist babysitter childminder caretaker cleaner waiter waitress butcher grocer fishmonger florist tailor dressmaker cobbler blacksmith potter weaver shepherd goatherd lumberjack ranger lifeguard referee paramedic midwife optician dentist vet hairdresser barber neighbour classmate stranger newcomer hobbit accountant acrobat actor actress agronomist announcer apprentice archaeologist archer architect artist assistant athlete author aviator balloonist bandleader baron baroness bassoonist batsman beautician bellringer biologist boatman bookbinder botanist bowler bricklayer broadcaster busker camper cameraman canoeist captain cartoonist cellist champion chemist chimney_sweep choreographer clarinetist climber clockmaker coachman coastguard collector comedian commander composer conductor conjurer copilot cosmonaut count countess courier cowherd craftsman crossing_guard curator cyclist dancer daredevil deckhand designer director driver drover duchess duke ecologist editor electrician engraver entertainer escape_artist falconer farrier ferryman fiddler filmmaker fitter florist flutist footman forester gatekeeper geographer geologist glassblower goldsmith golfer gondolier groom groundskeeper guard guide handyman harpist headmaster headmistress hero heroine hiker host hotelier hurdler hypnotist illustrator instructor interpreter jester jeweller jockey jogger journalist judge keeper lamplighter landlady landlord landscaper launderer librarian locksmith machinist maestro mapmaker maid mariner mathematician mayoress mechanic messenger meteorologist midfielder milkmaid miller miner minstrel mountaineer museum_keeper musician naturalist navigator newsreader nomad novelist oarsman oceanographer organist owner painter palaeontologist paleontologist park_keeper passenger passer-by pastry_chef pathfinder pedlar performer pharmacist philosopher photographer physicist physiotherapist piano_tuner pilgrim pioneer piper player playwright poet policeman policewoman porter postmaster potter prime_minister printer producer professor programmer prospector puppeteer racer radiographer railwayman rambler receptionist repairman reporter researcher rider ringmaster roofer rower ruler runner sailor salesman saxophonist scout sculptor seamstress secretary sergeant shipbuilder shoemaker shopkeeper signalman singer skater skier sleuth snowboarder songwriter sprinter stallholder steward stewardess stoker stonemason storyteller stuntman sultan supervisor surfer surveyor swimmer swineherd tamer technician therapist timekeeper toddler tourist toymaker trainer translator traveller treasurer trombonist troubadour trumpeter tumbler tutor twirler typist umpire understudy undersea_diver usher verger violist visitor voyager watchmaker waterman weatherman webmaster welder wheelwright woodcarver woodcutter woodworker wrestler writer yachtsman zoologist emperor chief chieftain nobleman hunter-gatherer bride bridegroom bridesmaid',
};

/** Words that no reading may let in: rude, unkind, sexual, drugs, weapons, peoples; and words that are mostly no noun. */
export const LEFT_OUT_WORDS = `male female adult fetus foetus embryo abortus conceptus captive stray stunt survivor vermin
  varmint hag brute royal kitty dam doe fauna mutant pet prey quarry feeder mate suckling offspring bycatch brat bimbo babe
  broad castrate commie fascist communist gringo gypsy gaucho chit wench tart harlot hooker hunk stud minge dildo douche
  commode cervix brothel harem gulag ghetto slum bordello opium heroin cocaine hash dope joint weed_killer bong spliff
  crack ecstasy poke peeper prick knob screw_up shag shaft piddle snatch pecker willie johnson wiener weiner hooters
  gook jap squaw redskin savage negro negress darky mulatto coolie bushman pickaninny eskimo afghan kraut yankee paddy spade
  jewess hun boche dyke queer fairy_boy pansy poof homo tranny eunuch geisha concubine courtesan mistress temptress vamp
  seductress gigolo pimp madam stripper striptease streetwalker call_girl pinup playboy porn erotica orgy debauchery
  gun pistol rifle cannon bomb missile grenade dagger spear bow_and_arrow noose gallows guillotine coffin casket tomb
  corpse hearse grave gravestone headstone cemetery mortuary morgue urn suicide murder massacre holocaust genocide
  terrorist hijacker assassin sniper warlord warmonger despot tyrant dictator fuhrer nazi skinhead hitman hangman
  executioner slaveholder slaver ripper strangler poisoner undertaker embalmer gravedigger butchery abattoir slaughterhouse
  ashtray cigarette cigar pipe_bomb tobacco beer wine gin rum whisky whiskey vodka brandy lager cocktail booze liquor
  saloon tavern pub bar brewery winery casino roulette poker baccarat blackjack bookmaker croupier gambler druggie addict
  alcoholic drunk drunkard lush sot crone spinster hussy floozy trollop slattern hellcat shrew_woman cretin moron imbecile
  idiot dunce dolt oaf lout yob nerd geek dork weirdo freak fatso tubby midget cripple spastic retard lunatic psycho maniac
  loony nut_case weakling wimp sissy coward loser failure dropout bum tramp hobo vagrant beggar urchin waif orphan bastard
  peasant serf slave bondsman servant lackey skivvy scullion untouchable outcast leper alien_abduction demon devil satan
  lucifer antichrist hellhound succubus incubus gore guts entrail entrails offal tripe haggis placenta foreskin scrotum
  testicle testis ovary uterus womb vulva clitoris labia rectum anus bowel colon bladder groin crotch buttock buttocks arse
  bosom breast nipple udder_cup crap turd dung feces faeces manure urine urinal bidet latrine privy cesspool enema suppository
  condom diaphragm contraceptive tampon panties knickers underpants lingerie bra brassiere corset girdle garter g-string
  thong negligee bikini jockstrap codpiece strap whip rack thumbscrew manacle handcuff shackle straitjacket muzzle gag
  quiet low over back front top bottom end middle side part parts set base second light kind sort type match fit run walk
  jump skip hop swim dance play show fair well still even just fast slow thick thin hard soft sharp flat light_up dark
  dear sweet_talk cool hot cold warm wet dry open close high deep wide long short left right good bad best worst better
  mine yours ours his hers many more most less least few lot lots one two three four five six seven eight nine ten may can
  will might must shall need dare ought do does did done make made get got give gave put take took see saw look looks
  like love hate want wish_list hope fear feel felt find found found_object help start stop begin try cry laugh smile
  blowgun blowpipe catheter capillary calumet cabaret bones jail jailhouse penitentiary minefield necropolis pokey poky nightclub
  casbah sphincter innards intestine nucleus mitochondrion scat whoopee flirtation flirting carouse poorhouse reformatory
  bacchanalia venturi stent khanate head sire stayer young teg elves easter fireman battlefield battleground firing_range
  war_zone trolling pugilism patriarchate diocese archdiocese homeland fatherland motherland orient occident tenderloin
  unknown rough steps scene centre center area place site state common commons antic clean fun conk lat conditioner fives
  pleasantry hearts thermal wester norther souther sampler links locus premises quickie pickup scatter mixer_tap miss mister sir madam_president see-through inside outside upside about around across along`;
