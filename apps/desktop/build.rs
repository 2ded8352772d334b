fn main() {
    // Or a changed web app would not be embedded again.
    println!("cargo:rerun-if-changed=dist");
    // The only commands there are: each has to be allowed by name in capabilities/main.json.
    let commands = tauri_build::AppManifest::new().commands(&["follow", "open_external", "print", "save_file"]);
    let attributes = tauri_build::Attributes::new().app_manifest(commands);
    tauri_build::try_build(attributes).expect("the shell could not be prepared");
}
