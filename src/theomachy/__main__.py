from theomachy.cli import main

main()
